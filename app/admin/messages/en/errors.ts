/** Why an act of an operator is refused. */
export const ADMIN_ERRORS = {
  ofOperator:
    'This account has the operator’s role. Take the role away first, at the console: `node ace.js operators:remove`.',
  notRefundable: 'Nothing was taken for this, or it went back already.',
  offByEnvironment: 'FEATURES_OFF switches this off: change it there, and start again.',
}
