/** `npm test` begins with it: Vite, which runs the tests, decodes paths as URLs. */
const folder = process.cwd();
if (/[#%?]/.test(folder)) {
  console.error(`Vite cannot run tests in a folder with "#", "%" or "?" in its path. Rename it: ${folder}`);
  process.exit(1);
}
