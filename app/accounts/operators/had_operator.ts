/*
 * Without imports: the launcher asks it of the database before it knows the application.
 */

/** Whether an installation has, or ever had, an operator, as `found`. */
export const HAD_OPERATOR = `select exists (select 1 from first_operator) or exists (select 1 from operators)
  or exists (select 1 from operator_acts where act = 'add_operator') as found`
