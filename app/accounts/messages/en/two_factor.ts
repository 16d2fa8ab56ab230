/** Sentences of the server about two-factor authentication. */
export const TWO_FACTOR_ERRORS = {
  invalidCode: 'The provided two factor authentication code was invalid.',
  invalidRecoveryCode: 'The provided two factor recovery code was invalid.',
  notEnabled: 'Two factor authentication has not been enabled.',
}
