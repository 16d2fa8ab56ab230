/** Under which a tab keeps what somebody was editing. */
export const draftKey = (userId: number) => `draft editor ${userId}`
