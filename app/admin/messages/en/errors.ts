/** Why an act of an operator is refused. */
export const ADMIN_ERRORS = {
  ofOperator:
    'This account has the operator’s role. Take the role away first, at the console: `node ace.js operators:remove`.',
  notRefundable: 'Nothing was taken for this, or it went back already.',
  notRepeatable:
    'This cannot be made again: it has been already, its merchant did away with it, or what it was made of is gone.',
  offByEnvironment: 'FEATURES_OFF switches this off: change it there, and start again.',
  notSettled: 'This batch is not one to be settled: it is not there, has ended, or is still sent.',
  noOpenPayout: 'No payout of this batch with this ID is open.',
  endpointOff: 'This endpoint is switched off: nothing is sent to it.',
  nothingToSend:
    'Nothing can be sent again: it has been already, may have arrived, or is forgotten.',
  nothingWaits: 'Nothing waits to be sent.',
  pausedAlready: 'This queue is paused already.',
  notPaused: 'This queue is not paused.',
  notFailed: 'This job is not among the failed any more.',
  needed: 'This is needed.',
  notAnOption: 'Choose one of these.',
  ofEnvironment: 'The environment sets this: change it there, and start again.',
}
