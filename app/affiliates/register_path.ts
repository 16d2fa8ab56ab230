/** Where somebody becomes an affiliate. */
export const REGISTER_PATH = '/affiliate/register'
