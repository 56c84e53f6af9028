// The audience vendor's script in its public shape: counts the page it is loaded into where `_comscore` says so, then
// whenever it is asked to. Each count is sent to its host.
(() => {
  const host = new URL(document.currentScript.src).origin;
  const counted = (window.countedByVendor ??= []);
  const count = (beacon, by) => {
    counted.push({ ...beacon, by });
    navigator.sendBeacon(`${host}/audience/${by}?${new URLSearchParams(beacon)}`);
  };
  for (const beacon of window._comscore ?? []) count(beacon, 'itself');
  window.COMSCORE = { beacon: (beacon) => count(beacon, 'beacon') };
})();
