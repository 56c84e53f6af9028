/**
 * The one script that runs before the first paint, so that neither the wrong colours nor the wrong size of text ever
 * flash. It writes the reader's choices on `<html>` as `data-scheme` and `data-text`, where the style sheets look for
 * them, as `showSettings` does whenever they change. What it must know of a site stands on its own element
 * (`data-light`, `data-dark`: the browser's bar), so that the text is the same on every page of the network and one
 * hash allows it in a content security policy.
 */
export const firstScript = [
  '(function(d,r,b,s,m){try{',
  's=JSON.parse(localStorage.getItem("cancha.settings"));',
  'if(s.version===1){',
  'if(/^(small|large|largest)$/.test(s.textSize))r.dataset.text=s.textSize;',
  'if(/^(light|dark)$/.test(s=s.scheme)){',
  'r.dataset.scheme=s;m=d.createElement("meta");m.name="theme-color";m.content=b[s];',
  'm.dataset.chosen="";d.head.prepend(m)',
  '}}}catch(e){}})(document,document.documentElement,document.currentScript.dataset)',
].join('');
