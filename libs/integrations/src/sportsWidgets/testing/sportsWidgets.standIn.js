// A provider's widgets in their public shape: settings before the script, elements that `Opta.start` fills.
(() => {
  if (window.Opta) throw new Error('The widgets were loaded twice.');
  const settings = window.opta_settings;
  if (!settings?.subscription_id) throw new Error('No subscription.');
  window.Opta = {
    start: () => {
      for (const element of document.querySelectorAll('opta-widget:not([data-started])')) {
        element.setAttribute('data-started', '');
        const { subscription_id: id, language, timezone } = settings;
        element.innerHTML = `<table><tr><th>${element.getAttribute('widget')}</th><td>${[id, language, timezone].join(' ')}</td></tr></table>`;
      }
    },
  };
  window.Opta.start();
})();
