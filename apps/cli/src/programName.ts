/** The command to call the program from the root of the repository. */
export const PROGRAM = 'npm run -s cli --';
