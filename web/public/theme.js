// Runs before the first paint, so that a page never flashes in another theme. Does the same as theme/theme-preference.ts.
(function () {
  var names = ['minimal', 'nature', 'pastels', 'bold'];
  var theme = null;
  var dark = null;
  try {
    theme = localStorage.getItem('theme');
    dark = localStorage.getItem('darkMode');
  } catch (error) {
    // No storage: the system's preference decides.
  }
  var isDark = dark === 'true' || (dark !== 'false' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add('theme-' + (names.indexOf(theme) >= 0 ? theme : 'minimal'));
  root.classList.toggle('dark', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
})();
