/** A cookie that scripts may read: in this browser somebody has signed out since the last sign-in, and did not merely stay away too long. */
export const LEFT_COOKIE = 'vitrine_left'
