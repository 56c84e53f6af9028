// Google Publisher Tag and the wrapper of a network, in their public shapes, as far as pages use them. What comes of a slot
// is the word that `utm_term` of its targeting has: a creative, or a way to fail; `each`: one after the other.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const tag = (window.googletag ??= { cmd: [] });
  // Loaded a second time it changes nothing.
  if (tag.apiReady) return;
  tag.apiReady = true;

  const defined = new Map();
  const listeners = [];
  const state = (window.gptStandIn = {
    defined,
    requests: [],
    isInitialLoadDisabled: false,
    isEnabled: false,
  });
  const tell = (name, event) => {
    for (const [other, listener] of listeners) if (other === name) listener(event);
  };

  const creatives = {
    fill: '<body style="margin:0;background:#cfe3f5;font:14px sans-serif;display:grid;place-items:center;height:100vh">Ad',
    wide: '<body style="margin:0"><div style="width:3000px;height:3000px;background:#f5cfcf">Wide',
    leaving:
      '<body style="margin:0;background:#f5f0cf">Away<script>try{top.location.href="https://elsewhere.example/"}catch{}</script>',
  };

  const words = ['wide', 'endless', 'leaving', 'late', 'empty', 'fill'];
  let turn = 0;
  const wordOf = ({ utm_term: word = 'fill' }) => (word === 'each' ? words[turn++ % words.length] : word);

  /** A frame of another origin, as a SafeFrame is. */
  function frameOf(word, [width, height]) {
    const frame = document.createElement('iframe');
    frame.sandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    frame.title = '3rd party ad content';
    frame.dataset.word = word;
    frame.style.cssText = 'border:0;vertical-align:bottom';
    [frame.width, frame.height] = word === 'wide' ? [3000, 3000] : [width, height];
    if (word === 'endless') frame.src = `${origin}/silent/ads.js`;
    else frame.srcdoc = creatives[word] ?? creatives.fill;
    return frame;
  }

  function put(id, sizes, word, on) {
    if (word === 'empty') return on('empty');
    const place = document.getElementById(id);
    const frame = frameOf(word, sizes[0]);
    frame.addEventListener('load', () => {
      if (!frame.isConnected) return;
      on('loaded');
      const seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          seen.disconnect();
          setTimeout(() => frame.isConnected && on('viewed'), 50);
        },
        { threshold: 0.5 },
      );
      seen.observe(place);
    });
    place.append(frame);
  }

  function deliver(id, sizes, word, on) {
    fetch(`${origin}/ad?id=${encodeURIComponent(id)}&word=${word}`).then(() => {
      const waits = { late: 3000, tooLate: 8000 }[word] ?? 0;
      setTimeout(() => on('delivered'), waits);
    });
  }

  const pubads = {
    disableInitialLoad() {
      state.isInitialLoadDisabled = !state.isEnabled || state.isInitialLoadDisabled;
    },
    setForceSafeFrame(isForced) {
      state.isSafeFrameForced = isForced;
    },
    setSafeFrameConfig(config) {
      state.safeFrame = config;
    },
    addEventListener: (name, listener) => listeners.push([name, listener]),
    removeEventListener(name, listener) {
      const at = listeners.findIndex(([other, known]) => other === name && known === listener);
      if (at !== -1) listeners.splice(at, 1);
    },
    refresh(slots) {
      for (const slot of slots) {
        const { path, sizes, id, targeting } = slot;
        const word = wordOf(targeting);
        state.requests.push({ path, sizes, id, targeting: { ...targeting } });
        deliver(id, sizes, word, () => {
          if (defined.get(id) !== slot) return;
          tell('slotRenderEnded', { slot, isEmpty: word === 'empty' });
          if (word === 'empty') return;
          put(id, sizes, word, (event) => {
            if (defined.get(id) !== slot) return;
            tell(event === 'loaded' ? 'slotOnload' : 'impressionViewable', { slot });
          });
        });
      }
    },
  };

  Object.assign(tag, {
    pubads: () => pubads,
    enableServices: () => void (state.isEnabled = true),
    defineSlot(path, sizes, id) {
      if (path.includes('/throws/')) throw new Error('This network is broken.');
      if (path.includes('/null/') || defined.has(id)) return null;
      const slot = {
        ...{ path, sizes, id, targeting: {} },
        addService: () => slot,
        getSlotElementId: () => id,
        setTargeting(key, value) {
          slot.targeting[key] = value;
          return slot;
        },
      };
      defined.set(id, slot);
      return slot;
    },
    display(id) {
      if (!state.isInitialLoadDisabled) pubads.refresh([defined.get(id)]);
    },
    destroySlots(slots) {
      for (const { id } of slots) {
        defined.delete(id);
        document.getElementById(id)?.replaceChildren();
      }
    },
  });

  const network = (window.adWrapper ??= { cmd: [] });
  const displayed = new Map();
  Object.assign(network, {
    display(request) {
      const { baseAdUnit, baseDivId: id, sizes, targeting, onEvent } = request;
      if (baseAdUnit.includes('/throws')) throw new Error('This network is broken.');
      if (displayed.has(id)) return onEvent('empty');
      displayed.set(id, request);
      state.requests.push({ path: `${baseAdUnit}/${request.placementTypeName}`, sizes, id, targeting });
      const word = wordOf(targeting);
      deliver(id, sizes, word, () => {
        if (displayed.get(id) === request) put(id, sizes, word, onEvent);
      });
    },
    release(id) {
      displayed.delete(id);
      document.getElementById(id)?.replaceChildren();
    },
  });

  // As the vendors' queues: what waits runs, what comes runs at once.
  for (const queue of [tag, network]) {
    const waiting = queue.cmd;
    queue.cmd = { push: (command) => void command() };
    for (const command of waiting) command();
  }
})();
