// A bot that is a program, in JavaScript: it plays the last action it is offered.
// Try it: ludotheque bot-check "node examples/pipe_bot.js"
import { createInterface } from 'node:readline'

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n')

for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line)
    if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'Last of all' })
    // Here is where a real bot would think. An action may be its number, its words or its parts.
    if (message.type === 'choose') say({ id: message.id, action: message.legal.at(-1).words })
    if (message.type === 'quit') break
}
