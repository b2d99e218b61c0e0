// Runs before the first paint: applies the chosen theme, and hides a page that is in another language than the chosen one.
{
  const { documentElement: root } = document;
  const choice = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`institute.coach.${name}`));
    } catch {
      return null;
    }
  };
  const theme = choice('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const wanted = new URLSearchParams(location.search).get('lang');
  const chosen = ['en', 'es'].includes(wanted) ? wanted : choice('language') === 'es' ? 'es' : 'en';
  const offered = (root.dataset.languages ?? 'en es').split(' ');
  const language = offered.includes(chosen) ? chosen : offered[0];
  // The app shows the page again once it is in that language.
  root.hidden = language !== root.lang;
}
