// Runs in pages, after web-vitals: reports how fast a page was, once, and errors that were not caught.
(() => {
  // The rest of the address can say who someone is.
  const area = location.pathname.split('/')[1];
  let vitals = {};
  let errors = 0;
  for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB']) {
    webVitals[`on${name}`](({ value }) => {
      if (vitals) vitals[name] = value;
    });
  }
  const countError = () => {
    errors += 1;
  };
  addEventListener('error', countError);
  addEventListener('unhandledrejection', countError);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || (!vitals && errors === 0)) return;
    navigator.sendBeacon('/page-reports', JSON.stringify({ area, vitals: vitals ?? {}, errors }));
    vitals = null;
    errors = 0;
  });
})();
