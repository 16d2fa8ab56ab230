/** An upgrade did not happen. The message is for the operator, and says what to do. */
export class UpgradeError extends Error {}

/** The database is none that this version can go on with, however often it is started. */
export class UnfitDatabaseError extends UpgradeError {}
