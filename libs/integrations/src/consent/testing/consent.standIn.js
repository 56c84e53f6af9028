// A consent manager in the public shape of TCF 2.3. `?known=1,2`: the reader chose these purposes on an earlier visit.
// `?asks`: it has a notice, keeps what is chosen there, and opens it again by a command and by a function, as managers do.
(() => {
  const { searchParams } = new URL(document.currentScript.src);
  const key = 'standIn.consent';
  const allPurposes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const asks = searchParams.has('asks');
  const known = asks ? localStorage.getItem(key) : searchParams.get('known');
  const listeners = new Map();
  const asRecord = (ids) => Object.fromEntries(ids.map((id) => [id, true]));
  const data = {
    tcString: 'stand-in',
    tcfPolicyVersion: 5,
    cmpId: 0,
    cmpVersion: 1,
    gdprApplies: true,
    cmpStatus: 'loaded',
    eventStatus: known === null ? 'cmpuishown' : 'tcloaded',
    purpose: { consents: asRecord((known ?? '').split(',')), legitimateInterests: {} },
    vendor: {
      consents: asRecord(known ? [755] : []),
      legitimateInterests: {},
      disclosedVendors: { 755: true },
    },
    publisher: { consents: {}, restrictions: {} },
  };
  const tellAll = () => {
    for (const [listenerId, callback] of listeners) callback({ ...data, listenerId }, true);
  };

  function choose(purposes) {
    localStorage.setItem(key, purposes.join());
    document.getElementById('standInManager')?.remove();
    window.tcfReader.chooses(purposes, purposes.length > 0 ? [755] : []);
  }
  function showNotice() {
    document.getElementById('standInManager')?.remove();
    const notice = document.createElement('div');
    notice.id = 'standInManager';
    notice.setAttribute('role', 'dialog');
    notice.setAttribute('aria-label', 'Stand-in manager');
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;padding:16px;background:#fff;color:#111';
    for (const [name, purposes] of [
      ['Refuse all', []],
      ['Only measure', [1, 8, 9]],
      ['Allow all', allPurposes],
    ]) {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => choose(purposes));
      notice.append(button);
    }
    document.body.append(notice);
  }
  function openNotice() {
    data.eventStatus = 'cmpuishown';
    tellAll();
    showNotice();
  }

  window.__tcfapi = (command, version, callback) => {
    if (asks && command === 'displayConsentUi') {
      openNotice();
      return callback(null, true);
    }
    if (command !== 'addEventListener' || version !== 2) return callback(null, false);
    const listenerId = listeners.size + 1;
    listeners.set(listenerId, callback);
    callback({ ...data, listenerId }, true);
  };
  window.standInManager = {
    asks,
    open() {
      if (this.asks) openNotice();
    },
  };
  /** What a reader does in the manager. */
  window.tcfReader = {
    opens() {
      data.eventStatus = 'cmpuishown';
      tellAll();
    },
    chooses(purposes, vendors = [], changes = {}) {
      data.eventStatus = 'useractioncomplete';
      data.purpose.consents = asRecord(purposes);
      data.vendor.consents = asRecord(vendors);
      Object.assign(data, changes);
      tellAll();
    },
  };
  if (asks && known === null) showNotice();
})();
