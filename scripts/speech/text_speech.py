"""A speech server for Orca that writes what it's asked to say, one line of JSON each, instead of making sound."""

import json
import os

from orca import speechserver

_file = open(os.environ["SPEECH_FILE"], "a", encoding="utf-8")


def _write(text):
    _file.write(json.dumps(text) + "\n")
    _file.flush()


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getFactoryName():
        return "Text"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def getInfo(self):
        return ["Text", "text"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        _write(character)

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            _write(text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            _write(context.utterance)
