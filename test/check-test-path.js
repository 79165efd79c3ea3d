/** Runs before the tests, which Vite loads: it decodes file paths like URLs, and so misreads these characters. */
const folder = process.cwd();
if (/[#%?]/.test(folder)) {
  console.error(`Vite cannot run tests in a folder with "#", "%" or "?" in its path. Rename it: ${folder}`);
  process.exit(1);
}
