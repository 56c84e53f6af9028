import { embedAttributes } from '@cancha/ui/article/EmbedFacade/embedAttributes';
import { loadEmbed } from '@cancha/ui/article/EmbedFacade/loadEmbed';
import { noteOpened } from '@cancha/site/consent/noteOpened';
import { answerShare } from '@cancha/ui/article/ShareRow/answerShare';

export { revealNativeShare } from '@cancha/ui/article/ShareRow/answerShare';

export async function answerTap(button: Element): Promise<void> {
  if (button.hasAttribute(embedAttributes.open)) openEmbed(button);
  else await answerShare(button);
}

/** What the reader opens is in their receipt, by its host. */
function openEmbed(button: Element): void {
  const address = loadEmbed(button);
  if (address) noteOpened(new URL(address, location.href).host);
}
