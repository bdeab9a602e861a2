/** The administrator of every server that a test starts as a process. */
export const ADMINISTRATOR = {
  email: 'administrator@example.md',
  password: 'o parolă destul de lungă',
} as const;
