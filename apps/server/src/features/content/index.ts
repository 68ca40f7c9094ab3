import type { FastifyInstance } from 'fastify';
import { createNews } from './news/news.ts';
import { registerNews } from './news/routes.ts';
import { registerPictures } from './pictures/routes.ts';
import { createQuestionnaires } from './questionnaires/questionnaires.ts';
import { registerQuestionnaires } from './questionnaires/routes.ts';
import { registerWeChat } from './we-chat/routes.ts';

/** News with their pictures, questionnaires, and signatures for share cards. */
export function contentFeature(app: FastifyInstance): void {
  registerNews(app, createNews(app.platform));
  registerPictures(app);
  registerQuestionnaires(app, createQuestionnaires(app.platform));
  registerWeChat(app);
}

export { answerFile, dropUnusedFiles, fileId, keepFile, typeOfFile, type ContentFile } from './files/files.ts';
export { fileExtensions, isVideo, mostFileBytes, videoExtensions } from './files/fileTypes.ts';
export { checkPicture, type PictureExtension } from './pictures/checkPicture.ts';
export { createContentDesk } from './desk/contentDesk.ts';
export { presentContent, presentPiece } from './desk/present.ts';
export { recipientsOf, sendMessage } from './messages/sendMessage.ts';
export { pictureRules, takePicture } from './pictures/takePicture.ts';
export { answersCsv } from './questionnaires/answersCsv.ts';
export { questionList } from './questionnaires/questionList.ts';
export { isAllowedLink, isOwnPage } from './text/links.ts';
export { readYamlText } from './text/readYamlText.ts';
export { keepPicture, pictureAddress, pictureId } from './pictures/pictures.ts';
export { newsCorpus } from './news/newsCorpus.ts';
