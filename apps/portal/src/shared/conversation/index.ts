export { Message } from './Message.tsx';
export { MessageForm, type Sending } from './MessageForm.tsx';
