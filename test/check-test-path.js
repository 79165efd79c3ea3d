/** Runs before the tests: Vite, which runs them, decodes paths as URLs. */
const folder = process.cwd();
if (/[#%?]/.test(folder)) {
  console.error(`Vite cannot run tests in a folder with "#", "%" or "?" in its path. Rename it: ${folder}`);
  process.exit(1);
}
