import { computed } from '@preact/signals';
import { settings } from '../state/settings.js';
import { en, type Words } from './en.js';
import { fr } from './fr.js';

const dictionaries = { en, fr };
const words = computed<Words>(() => dictionaries[settings.value.lang]);

// The words in the language of the moment. Read inside a component, it follows the switch.
export function w(): Words {
  return words.value;
}

export type { Words };
