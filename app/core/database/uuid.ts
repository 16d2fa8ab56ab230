/** What PostgreSQL reads as a `uuid`; anything else would be an error there instead of nothing found. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
