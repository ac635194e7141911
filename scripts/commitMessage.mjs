// Checks the first line of a commit message. Plain JavaScript without dependencies: it runs on the Node that git finds.
import { readFileSync } from 'node:fs';

const MOST_LETTERS = 72;
const BY_GIT = /^(Merge|Revert|fixup!|squash!|amend!)/; // written by git itself
const NOT_IMPERATIVE = /^(an?|the|no|one|some|more|new|\w+(ed|ing)|\w*[^siu]s)$/i;
const IMPERATIVE = /^(bring|embed|feed|need|seed|shed|speed|spring|string|swing|wing|ring|sing|sling|cling|ping)$/i;

/** What is wrong with a commit message, one sentence each; nothing when it is fine. */
export function wrongIn(message) {
  const [subject = '', below] = message.split(/\r?\n/).filter((line) => !line.startsWith('#'));
  if (BY_GIT.test(subject)) return [];
  if (subject.trim() === '') return ['The first line is empty. Say what the commit changes.'];

  const wrong = [];
  const [first] = subject.split(/[\s,]/);
  if (subject.length > MOST_LETTERS)
    wrong.push(`The first line has ${subject.length} letters, ${MOST_LETTERS} at most.`);
  if (/^[\w-]+(\([\w-]*\))?!?:/.test(subject))
    wrong.push(`The first line begins with a tag, "${first}". Leave it out.`);
  else if (!/^\p{Lu}/u.test(subject)) wrong.push('The first line begins with a small letter.');
  else if (NOT_IMPERATIVE.test(first) && !IMPERATIVE.test(first))
    wrong.push(
      `The first line begins with "${first}". Begin with a verb in the imperative: "Let …", "Add …", "Refuse …".`,
    );
  if (/[.…]$/.test(subject)) wrong.push('The first line ends with a full stop.');
  if (below !== undefined && below.trim() !== '') wrong.push('The second line is not empty.');
  return wrong;
}

if (process.argv[1]?.endsWith('commitMessage.mjs')) {
  const wrong = wrongIn(readFileSync(process.argv[2], 'utf8'));
  if (wrong.length > 0) {
    console.error(`${wrong.join('\n')}\nCONTRIBUTING.md says how commits are written.`);
    process.exitCode = 1;
  }
}
