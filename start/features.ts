/**
 * What features bring to those on floors below them (docs/architecture.md): kinds of work, sweeps, what is told of. In web processes, workers
 * and commands alike.
 */
import '#app/core/register'
import '#app/media/register'
import '#app/mail/register'
import '#app/credits/register'
import '#app/accounts/register'
import '#app/teams/register'
import '#app/onboarding/register'
import '#app/engines/register'
import '#app/work/register'
import '#app/products/register'
import '#app/pictures/register'
import '#app/films/register'
import '#app/imports/register'
import '#app/affiliates/register'
import '#app/webhooks/register'
import '#app/api/register'
import '#app/closure/register'
import '#app/operator/register'
import '#sandboxes/paypal/register'
