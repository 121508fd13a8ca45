// The light and dark theme. The choice is stored in the browser, so that pages are the same for
// everyone and can be cached. This script runs before the first paint; the Content-Security-Policy
// lists its hash.
export const THEME_SCRIPT = `(function(d){d.classList.add('js');try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)`;

export function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be disabled; the theme then lasts until the next page load.
  }
}
