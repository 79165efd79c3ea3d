/** `npm test` begins with it: Vite, which runs the tests, cannot load modules below such a folder. All else can. */
const folder = process.cwd();
if (/[#?]/.test(folder)) {
  console.error(`Vite cannot run tests in a folder with "#" or "?" in its path. Rename it: ${folder}`);
  process.exit(1);
}
