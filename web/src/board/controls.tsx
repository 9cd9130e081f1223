import type { JSX } from 'preact';
import type { Lang } from '../protocol.js';
import { word } from './words.js';

interface ControlsProps {
  lang: Lang;
  onIn(): void;
  onOut(): void;
  onMap(): void;
  onSheet(): void;
}

export function Controls({ lang, onIn, onOut, onMap, onSheet }: ControlsProps): JSX.Element {
  const button = (label: string, act: () => void, drawing: string) => (
    <button type="button" aria-label={label} title={label} onClick={act}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
  return (
    <div class="board-controls" data-board-control>
      {button(word('zoomIn', lang), onIn, 'M12,5V19M5,12H19')}
      {button(word('zoomOut', lang), onOut, 'M5,12H19')}
      {button(word('fitMap', lang), onMap, 'M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15')}
      {button(word('fitSheet', lang), onSheet, 'M5,3H19V21H5ZM8,6H16V14H8ZM8,18H16')}
    </div>
  );
}
