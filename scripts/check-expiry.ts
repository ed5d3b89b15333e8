/**
 * Asserts that security.txt may be relied on for another month. Its day does not come from the clock,
 * so no build can move it on; this check runs monthly, and no change of code turns red by its date.
 */
import "./setup/broken-pipe.ts";
import { expiryProblem, SECURITY_EXPIRES } from "#app/outputs/identity/security-txt.ts";

const problem = expiryProblem(SECURITY_EXPIRES, Date.now());
console.log(problem ?? `security.txt is good until ${SECURITY_EXPIRES.slice(0, 10)}.`);
if (problem !== undefined) process.exitCode = 1;
