import { resolve } from "node:path";

/**
 * Hides the user's settings from tests and the programs they start. Imported by each Vitest configuration, so that all
 * worker processes inherit it.
 *
 * A hook or `git rebase --exec` passes on its repository in GIT_DIR, GIT_INDEX_FILE and others
 * (https://git-scm.com/docs/githooks#_description), so a test's commit would go there; settings such as `commit.gpgSign` and
 * `core.hooksPath` would change what git does.
 */
for (const name of Object.keys(process.env)) if (name.startsWith("GIT_")) delete process.env[name];
process.env.GIT_CONFIG_GLOBAL = "/dev/null"; // on Windows, too: https://git-scm.com/docs/git#Documentation/git.txt-GITCONFIGGLOBAL
process.env.GIT_CONFIG_NOSYSTEM = "1";
process.env.XDG_CONFIG_HOME = resolve(".cache/config"); // where wrangler writes its logs
