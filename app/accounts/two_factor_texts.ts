/** Sentences of the server about two-factor authentication. */
export const INVALID_CODE = 'The provided two factor authentication code was invalid.'
export const INVALID_RECOVERY_CODE = 'The provided two factor recovery code was invalid.'
export const NOT_ENABLED = 'Two factor authentication has not been enabled.'
