/**
 * Runs before the first paint: what a reader follows comes first in its list, without anything moving. The page is the
 * same for everybody, and its rows say whose they are (`data-follows`, words as of `followMark`); this adds a rule for each
 * that is followed. A sheet that is made by a script needs no permission of a content security policy.
 */
export const followedScript = [
  '(function(f,c){try{',
  'f=JSON.parse(localStorage.getItem("cancha.follows"));',
  'if(f.version===1){c=new CSSStyleSheet;',
  'c.replaceSync(f.follows.slice(0,60).map(function(x){',
  'x=x.kind==="team"?"t-"+x.id.slice(0,8):"c-"+x.id;',
  'if(!/^[\\w-]+$/.test(x))return"";',
  "x='[data-follows~=\"'+x+'\"]';",
  'return x+",li:has(>"+x+"),[data-followed-first]:has("+x+"){order:-1}"',
  '}).join(""));',
  'document.adoptedStyleSheets=[c]',
  '}}catch(e){}})()',
].join('');
