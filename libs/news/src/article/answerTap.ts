import { embedAttributes } from '@cancha/ui/article/EmbedFacade/embedAttributes';
import { loadEmbed } from '@cancha/ui/article/EmbedFacade/loadEmbed';
import { answerShare } from '@cancha/ui/article/ShareRow/answerShare';

export { revealNativeShare } from '@cancha/ui/article/ShareRow/answerShare';

export async function answerTap(button: Element): Promise<void> {
  if (button.hasAttribute(embedAttributes.open)) loadEmbed(button);
  else await answerShare(button);
}
