// What the page and the server say to each other: what the engine shows of a game, and what the
// server sends and takes. Both are made of the structs of the program; docs/server-protocol.md tells
// what they mean. Everything in them is already cut to what the reader may see.
export type * from './protocol/server';
export type * from './protocol/shapes';

import type { TableInfo } from './protocol/server';

export type Actor = TableInfo['actor'];
