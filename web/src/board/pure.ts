import { Component, type ComponentClass, type ComponentChild } from 'preact';

// A part that is drawn again only when one of its props is another value: the pointer's every move
// asks for the board, and most of it has not changed.
export function pure<P extends object>(draw: (props: P) => ComponentChild): ComponentClass<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== this.props[key as keyof typeof this.props]);
    }

    override render(): ComponentChild {
      return draw(this.props);
    }
  };
}
