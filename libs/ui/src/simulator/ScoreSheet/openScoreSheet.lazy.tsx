import { openOverlay } from '../../overlay/openOverlay.lazy';
import { ScoreSheet } from './ScoreSheet.lazy';
import type { ScoreSheetMatch } from './ScoreSheetMatch';

export function openScoreSheet(opener: HTMLElement, match: ScoreSheetMatch): void {
  openOverlay(opener, (overlay) => <ScoreSheet {...overlay} {...match} />);
}
