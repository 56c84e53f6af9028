// The tracker's script in its public shape: runs what is in its queue, then all that comes.
(() => {
  const host = new URL(document.currentScript.src).origin;
  const tracked = (window.trackedByVendor ??= []);
  const modules = {
    compass: {
      trackNewPage(page) {
        tracked.push(page);
        navigator.sendBeacon(`${host}/tracked?${new URLSearchParams(page)}`);
      },
    },
  };
  const run = ([name, use]) => use(modules[name]);
  const { cmd = [] } = (window.marfeel ??= {});
  window.marfeel.cmd = { push: (...all) => all.forEach(run) };
  cmd.forEach(run);
})();
