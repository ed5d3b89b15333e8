/**
 * Asserts that security.txt is valid for another month. Its expiry date is fixed, because builds do not read the
 * clock. This check runs monthly instead of with every change, so that the date does not fail unrelated changes.
 */
import "./setup/broken-pipe.ts";
import { expiryProblem, SECURITY_EXPIRES } from "#app/outputs/identity/security-txt.ts";

const problem = expiryProblem(SECURITY_EXPIRES, Date.now());
console.log(problem ?? `security.txt is good until ${SECURITY_EXPIRES.slice(0, 10)}.`);
if (problem !== undefined) process.exitCode = 1;
