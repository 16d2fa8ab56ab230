/** What was decided on a picture. */
export type ReviewStatus = 'approved' | 'rejected'
