import { deviceAttributes } from '@cancha/ui/device/deviceAttributes';
import { allowPurpose } from '../consent/allowPurpose';
import { consentHere } from '../consent/consentHere';
import { readArticles, savedArticles } from './articleShelf';
import type { Choice } from './choiceOn';
import { followId } from './Follow';
import { follows } from './followShelf';
import { markRead } from './markRead';
import { isSurface, openSurface } from './openSurface';
import { chooseSetting, isSettingName, readSettings, steppedSize } from './readerSettings';
import { say, type DeviceOutcome } from './say';
import { articleOf, followOf, showControls } from './showControls';
import { showSettings } from './showSettings';
import type { StoreOutcome } from './storedJson';

const orTrouble = (outcome: StoreOutcome, good: DeviceOutcome): DeviceOutcome =>
  outcome === 'kept' ? good : outcome;

/** Shows what is stored by now everywhere on the page: colours, text, controls, marks of what was read. */
export function showAll(): void {
  showSettings(readSettings());
  showControls();
  markRead();
}

/** Stores what the reader chose, and puts the controls on it. What could not be stored goes back to what it was, and says why. */
export function choose({ name, value }: Choice): void {
  if (!isSettingName(name)) return;
  const outcome = chooseSetting(name, value);
  showAll();
  say(outcome === null || outcome === 'kept' ? '' : outcome);
}

export function actOn(button: Element): void {
  const act = button.getAttribute(deviceAttributes.action);
  if (isSurface(act) && button instanceof HTMLElement) return void openSurface(button, act);
  say(outcomeOf(button));
  showAll();
}

function outcomeOf(button: Element): DeviceOutcome {
  const act = button.getAttribute(deviceAttributes.action);
  switch (act) {
    case 'save':
      return saveOrRemove(button);
    case 'follow':
      return followOrNot(button);
    case 'smaller':
    case 'larger': {
      const size = steppedSize(readSettings().textSize, act);
      return orTrouble((size && chooseSetting('textSize', size)) ?? 'kept', '');
    }
    case 'forgetRead':
      return orTrouble(readArticles.clear(), 'forgotten');
    case 'forgetSaved':
      return orTrouble(savedArticles.clear(), 'forgotten');
    case 'allowFeatures':
      return allowFeatures();
    case null:
    default:
      return '';
  }
}

function allowFeatures(): DeviceOutcome {
  const consent = consentHere();
  if (consent && !consent.allows('functional')) allowPurpose(consent, 'functional');
  return '';
}

function saveOrRemove(button: Element): DeviceOutcome {
  const article = articleOf(button);
  if (!article) return '';
  if (savedArticles.has(article.path)) return orTrouble(savedArticles.drop(article.path), '');
  return orTrouble(savedArticles.put(article), '');
}

function followOrNot(button: Element): DeviceOutcome {
  const follow = followOf(button);
  if (!follow) return '';
  const id = followId(follow);
  return orTrouble(follows.has(id) ? follows.drop(id) : follows.put(follow), '');
}
