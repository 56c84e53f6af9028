// A comments service in its public shape: elements that fill themselves, `vf`, and the queue `vfQ`. Asked for with
// `?counts=late` its counters are empty until the context is reset, with `?counts=never` always.
(() => {
  if (window.vf) throw new Error('The service was loaded twice.');
  const { counts } = Object.fromEntries(new URL(document.currentScript.src).searchParams);
  let isReset = false;
  const log = (window.commentsLog ??= { resets: 0, conversations: [] });
  /** The same number for the same conversation. */
  const numberOf = (id) => [...id].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 900, 3);
  const fillCount = (element) => {
    if (counts === 'never' || (counts === 'late' && !isReset)) return;
    const number = document.createElement('span');
    number.textContent = String(numberOf(element.getAttribute('vf-container-id')));
    element.replaceChildren(number);
  };
  // What is defined stays defined, also where a test loads it for another page.
  const fills = (window.commentsFills ??= {});
  const define = (name, fill) => {
    fills[name] = fill;
    class Own extends HTMLElement {
      connectedCallback() {
        // Its numbers come over the network.
        setTimeout(() => this.isConnected && window.vf && fills[name](this), 30);
      }
    }
    if (!customElements.get(name)) customElements.define(name, Own);
  };
  define('vf-conversations-count', fillCount);
  define('vf-conversations', (element) => {
    const id = element.getAttribute('vf-container-id');
    log.conversations.push(id);
    const form = document.createElement('form');
    form.innerHTML = '<label>Escribe un comentario <textarea rows="3"></textarea></label>';
    const said = document.createElement('p');
    said.textContent = `Conversación ${id}`;
    element.replaceChildren(said, form);
  });
  window.vf = {
    context: {
      get: () => Promise.resolve(null),
      reset: async () => {
        log.resets += 1;
        isReset = true;
        document.querySelectorAll('vf-conversations-count').forEach(fillCount);
      },
    },
    $publish: () => undefined,
    $subscribe: () => undefined,
  };
  const queue = window.vfQ ?? [];
  window.vfQ = { push: (run) => run() };
  queue.forEach((run) => run());
})();
