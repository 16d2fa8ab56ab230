/** Why a checkpoint cannot be made, read or restored. The message is for the operator. */
export class BackupError extends Error {}
