// A tag manager in its public shape: takes what is in `dataLayer`, then all that comes, and sends it to its host.
(() => {
  const layer = (window.dataLayer ??= []);
  const taken = (window.takenByManager ??= []);
  const { origin, searchParams } = new URL(document.currentScript.src);
  const take = (event) => {
    taken.push({ ...event, container: searchParams.get('id') });
    navigator.sendBeacon(`${origin}/layer?${new URLSearchParams(event)}`);
  };
  for (const event of layer) take(event);
  layer.push = (...events) => {
    for (const event of events) take(event);
    return Array.prototype.push.apply(layer, events);
  };
})();
