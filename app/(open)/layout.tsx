export { OpenFrame as default } from '#/app/open-frame.tsx';
