/** How the program is called from the root of the repository. */
export const PROGRAM = 'npm run -s cli --';
