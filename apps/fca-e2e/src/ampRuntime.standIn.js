// AMP's runtime with `amp-ad` and `amp-consent`, as far as their references describe them and the pages here use them. What
// an ad's place gets is the word that the address has as `utm_term`: `empty`, or an ad.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const word = new URLSearchParams(location.search).get('utm_term');

  for (const style of all('style[amp-boilerplate]')) style.remove();
  for (const element of all('[layout=fixed], [layout=responsive]')) {
    const { width, height } = Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [name, value]),
    );
    const isFixed = element.getAttribute('layout') === 'fixed';
    const size = isFixed
      ? `width:${width}px;height:${height}px`
      : `width:100%;aspect-ratio:${width}/${height}`;
    element.style.cssText = `display:inline-block;position:relative;overflow:hidden;${size}`;
  }
  for (const element of all('amp-img')) {
    const picture = new Image();
    picture.src = element.getAttribute('src');
    picture.alt = element.getAttribute('alt');
    picture.style.cssText = 'width:100%;height:100%;display:block';
    element.append(picture);
  }

  // Until it is built an ad's element shows what stands for it, and no letter of its own.
  const parts = (ad) => [ad.querySelector('[placeholder]'), ad.querySelector('[fallback]')];
  const isInSight = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  for (const ad of all('amp-ad')) {
    ad.style.setProperty('color', 'transparent', 'important');
    ad.style.setProperty('line-height', '0', 'important');
    for (const part of parts(ad)) part.style.cssText = 'position:absolute;inset:0;line-height:normal';
    parts(ad)[1].hidden = true;
    ad.hidden = !matchMedia(ad.getAttribute('media')).matches;
  }
  async function fill(ad) {
    const [placeholder, fallback] = parts(ad);
    const asked = new URLSearchParams({ slot: ad.dataset.slot, json: ad.getAttribute('json') });
    await fetch(`https://securepubads.g.doubleclick.net/ad?${asked}`);
    placeholder.hidden = true;
    if (word !== 'empty') {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<body style="margin:0;background:#cfe3f5">Ad';
      frame.style.cssText = 'border:0;width:100%;height:100%';
      ad.append(frame);
      // In sight nothing may move; elsewhere the element goes.
    } else if (isInSight(ad)) fallback.hidden = false;
    else ad.hidden = true;
  }

  const consent = document.querySelector('amp-consent');
  if (!consent) return;
  const settings = JSON.parse(consent.querySelector('script').textContent);
  const notice = document.getElementById(settings.promptUI);
  const key = `amp-consent:${settings.consentInstanceId}`;
  const kept = JSON.parse(localStorage.getItem(key) ?? '{"state":"unknown"}');
  let expires = false;
  let state = 'unknown';
  const settle = (next) => {
    state = next;
    if (state !== 'unknown') localStorage.setItem(key, JSON.stringify({ state, expires }));
    // What was refused once on a page stays away from it.
    if (state === 'accepted')
      for (const ad of all('amp-ad'))
        if (!ad.hidden && !ad.dataset.refused && !ad.querySelector('iframe')) void fill(ad);
    if (state === 'rejected') for (const ad of all('amp-ad')) ad.dataset.refused = 'once';
  };
  const acts = {
    accept: () => settle('accepted'),
    reject: () => settle('rejected'),
    prompt: () => undefined,
  };
  document.addEventListener('click', ({ target }) => {
    const [, act, expire] =
      /^tap:consent\.(\w+)(\(expireCache=true\))?$/.exec(target.closest('[on]')?.getAttribute('on')) ?? [];
    if (!act) return;
    expires ||= Boolean(expire);
    acts[act]();
    notice.hidden = act !== 'prompt';
  });
  // What is kept counts before the server has answered, unless it was to expire.
  if (!kept.expires) settle(kept.state);
  fetch(settings.checkConsentHref, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'text/plain;charset=utf-8', 'AMP-Same-Origin': 'true' },
    body: JSON.stringify({ consentInstanceId: settings.consentInstanceId, consentStateValue: kept.state }),
  })
    .then((response) => response.json())
    .then(({ consentRequired, consentStateValue, expireCache }) => {
      expires = Boolean(expireCache);
      settle(consentStateValue ?? state);
      notice.hidden = !consentRequired || state !== 'unknown';
      document.documentElement.dataset.ampAnswered = '';
    });
})();
