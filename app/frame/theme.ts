// The reading lamp. The choice stays in the browser, so that pages are the same for everyone and can be kept in memory.
// This script runs before the first paint; its hash stands in the Content-Security-Policy.
export const THEME_SCRIPT = `(function(d){d.classList.add('js');try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}})(document.documentElement)`;

export function toggleTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be off; the lamp then lasts as long as the page.
  }
}
