// The closed list of small talk: phrases, and words of questions about this site. No word of
// leaving, ending, giving away, being sorry or being tired may ever stand here: whoever hides
// despair uses those. Without accents and punctuation; a letter that is drawn out counts once.

/** In the order in which a message that is several of them is called. */
export const SMALL_TALK = ['about-us', 'thanks', 'greeting', 'reply', 'test'] as const;
export type SmallTalk = (typeof SMALL_TALK)[number];

const toPhrases = (text: string) =>
  text
    .split(/[\n|]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
const toWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const PHRASES: Record<Exclude<SmallTalk, 'about-us'>, string[]> = {
  thanks: toPhrases(`
    thanks | thank you | thank u | thankyou | thx | thnx | tks | ty | tysm | tyvm | many thanks
    thanks so much | thank you so much | thanks a lot | thanks a bunch | thank you very much | 
    very much | a million | appreciate it | i appreciate it | much appreciated | appreciated
    you are the best | youre the best | you are great | you are awesome | you are very kind
    youre awesome | great | awesome | cool | nice | perfect
    wonderful | excellent | amazing | super | that was helpful | this was helpful | that helps
    that helped | very helpful | this helps | so helpful | super helpful | for your help
    for the help | for the info | for the information | that is helpful | good job | great job
    nice job | much obliged | good bot | 
    gracias | muchas gracias | mil gracias | muchisimas gracias | grasias | grax | se lo agradezco
    te lo agradezco | se le agradece | le agradezco | agradecido | agradecida | muy amable
    dios lo bendiga | dios la bendiga | dios te bendiga | dios le bendiga | excelente
    perfecto | genial | chido | chevere | bacano | que padre | que bien | muy bien | de verdad
    por la ayuda | por su ayuda | por tu ayuda | por la informacion | por la info | por todo
    de nada | muy util | me sirvio | me ayudo mucho | me sirvio mucho | buen trabajo | eres el mejor
    eres la mejor | eres lo maximo | muchas | wow`),
  greeting: toPhrases(`
    hi | hello | hey | hiya | howdy | yo | sup | wassup | wazup | whats up | what is up | greetings
    good morning | morning | good afternoon | good evening | good day | hi there | hello there
    hey there | how are you | how are you doing | how are you today | how are u | how r u | hru
    how you doing | hows it going | how is it going | hows your day | how is your day going
    nice to meet you | pleased to meet you | im good | im fine | i am fine | doing well | and you
    happy monday | happy friday | merry christmas | happy new year | happy holidays
    hola | ola | holi | holis | buenas | buenos dias | buen dia | buenas tardes | buenas noches
    bonito dia | que tal | que tal todo | como estas | como esta | como esta usted | como estan
    como andas | como te va | como le va | que onda | que hubo | quiubo | que pasa | saludos | oye
    oiga | epa | alo | wenas | todo bien | mucho gusto | un gusto | feliz navidad | feliz dia
    con quien tengo el gusto | con quien hablo | encantado | encantada | que tengas buen dia
    que tenga buen dia | have a good day | have a nice day | have a good one
    klk | que lo que | que mas | buena`),
  reply: toPhrases(`
    yes | yeah | yep | yup | yea | yess | yes sir | yes maam | of course | sure | for sure
    absolutely | definitely | no | nope | nah | no thanks | no thank you | not yet
    not sure | im not sure | i am not sure | maybe | perhaps
    probably | possibly | kind of | kinda | sort of | i think so | i guess | i guess so | ok | okay
    okey | okie | k | kk | alright | all right | right | correct | exactly | true | false | fine
    thats fine | that is fine | got it | gotcha | understood | i understand | i see | makes sense
    that makes sense | oh ok | oh okay | oh i see | sounds good | will do | that works | works for me
    both | neither | none of these | none of those | none of them | the first one | the second one
    the third one | first one | second one | third one | the first | the second | the third
    | this one | that one | option one | option two | option a | option b | a | b | c
    hmm | hm | uh | um | oh | ah | lol | lmao | haha | hahaha | huh | why not | how so
    which one | go ahead | go on | please continue | continue | next
    si | claro | claro que si | simon | aja | asi es | por supuesto | desde luego | nel | nop
    para nada | no gracias | todavia no | aun no | no estoy seguro
    no estoy segura | tal vez | quizas | quiza | puede ser | a lo mejor | creo que si | creo que no
    pienso que si | mas o menos | vale | va | sale | dale | oka | bueno | pues si | pues no | pues
    ta bien | esta bien | estabien | de acuerdo | entendido | entiendo | ya entendi | ya veo | ya se
    exacto | exactamente | correcto | cierto | es cierto | es verdad | ninguno | ninguna
    ninguno de esos | los dos | las dos | ambos | ambas | el primero | la primera | el segundo
    la segunda | el tercero | la tercera | esa | ese | eso | jaja | jajaja | mmm | eh
    orale | arre | sobres | andale | ahorita | un momento | un segundo | one moment | one second
    that is what i meant | thats what i meant | not that one | i think so too | the other one
    eso es lo que quise decir | eso quise decir | eso mero | ese mero | creo que ambos | el otro | la otra
    hold on | wait | espera | espere | sigue | siga | continua | que | como | cual | 
    porque no | y eso | no entiendo | no entendi | no le entendi | i dont understand
    i dont get it | what do you mean | que quiere decir | como asi | repite por favor`),
  test: toPhrases(`
    test | testing | tests | tester | this is a test | just a test | just testing | only a test
    test test | testing testing | is this working | does this work | is this thing on | are you there
    check | mic check | prueba | pruebas | probando | haciendo una prueba | solo probando
    es una prueba | esto es una prueba | una prueba | esta prueba | funciona | funciona esto
    esto funciona | sirve esto | si sirve | se oye | si se oye | me oyes | me escuchas | me lees
    can you hear me | can you read this | can you see this | is this on | estas ahi | one two three | uno dos tres
    uno dos | one two | asdf | asdfasdf | qwerty | abc | xyz | blah | blah blah | bla bla | bla`),
};

/** A question about this site has at least one of these … */
export const SITE_WORDS = toWords(`
  bot robot chatbot ai chatgpt gpt human humans person machine computer site website app page chat
  assistant plainlaw lawyer attorney free cost english spanish language languages secure confidential
  humano humana persona maquina computadora sitio pagina aplicacion asistente abogado abogada gratis
  gratuito gratuita cuesta ingles espanol idioma idiomas ia confidencial`);
/** … and otherwise only these. */
export const SITE_FILLERS = toWords(`
  are is you u r it this that a an the real really actually talking to with speaking who what which
  how does do did can made makes built runs run or in speak and so your name whats whos my any
  charge much online called thing from
  eres es estas hablando con quien que como se llama llamas funciona hace hizo hicieron esto este esta
  un una el la lo de verdad real o en habla hablas hablan usted tu y su nombre cual cobran cobra algo
  hay atiende estoy`);

/**
 * With one of the first words, a message of these words alone is small talk, too: thanks, a
 * greeting, an answer to what we asked, a test of the chat.
 */
export const ANCHORED: [
  Exclude<SmallTalk, 'about-us'>,
  ReadonlySet<string>,
  ReadonlySet<string>,
][] = [
  [
    'thanks',
    toWords('thanks thank thx ty tysm thankyou gracias grasias agradezco appreciate'),
    toWords(`
        u you so much very really a lot again kindly for your ur the this that it was is help helping
        helpful info information answer answers answering explaining explanation clear clearly quick
        quickly fast reply replies response responses time patience kind nice great good awesome
        perfect ok okay oh wow yes yeah sir maam friend buddy bro hun honey dear mr mrs miss and
        makes sense now i got it understand see have day evening night weekend god bless
        muchas muchisimas mil muy por la el su tu lo le les se te de ayuda informacion info
        respuesta respuestas explicacion explicarme explicar contestar responder rapido rapida claro
        clarito amable gentil tiempo paciencia bien ya si ok oiga joven senorita senor amigo amiga
        bastante mucho me sirvio sirve ayudo ayudado entendi quedo que buen dia tarde noche tenga
        tengas dios bendiga excelente perfecto y es fue
      `),
  ],
  [
    'greeting',
    toWords('hi hello hey hiya howdy hola buenas buenos saludos morning afternoon evening'),
    toWords(`
        good there again how are you u doing today nice to meet ya yall sir maam friend
        chat bot assistant team my name is i have a quick question can ask you something ok
        how is it going your day hope well whats up dias dia tardes noches como esta estas estan
        usted ustedes tal que onda bien amigo amiga senor senorita mucho gusto tengo una
        pregunta rapida puedo hacer preguntarle algo muy buen bonito
      `),
  ],
  [
    'reply',
    toWords(
      'yes yeah yep yup no nope nah ok okay sure correct right exactly si claro exacto correcto',
    ),
    toWords(`
        that thats is what i meant mean said asked thank you thanks the first second third
        one two option a b c these both sounds good great cool got understand understood
        makes sense sir maam of course sure think so maybe actually oh um well and eso es
        lo que quise decir dije pregunte gracias por favor el la primero primera segundo
        segunda opcion este esta esos ambos dos bien entendido entiendo senor senorita creo
        mero asi supuesto no si pues bueno
      `),
  ],
  [
    'test',
    toWords('test testing prueba probando pruebas'),
    toWords(`
        just only this is a the chat box thing on does it work working see if works to checking can
        you hear me read one two three hello ok solo nomas estoy esta una el a ver si sirve funciona
        se oye uno dos tres hola esto es haciendo para
      `),
  ],
];

/** They say that something happened, and nothing of what. */
export const BARE_CRIES = toPhrases(`
  help | helpme | help me | please help | pls help | plz help | i need help | need help | sos
  we need help | help us | can you help me | can someone help me | can somebody help me
  somebody help | someone help | somebody help me | someone help me | please help me | help please
  can anyone help | anyone help | emergency | urgent | its urgent | this is urgent
  its an emergency | i have an emergency | i need help now | help now | help asap
  ayuda | ayudenme | ayudame | ayudeme | ayudenos | me ayudan | me puede ayudar | me pueden ayudar
  pueden ayudarme | puede ayudarme | necesito ayuda | necesitamos ayuda | necesito que me ayuden
  ocupo ayuda | alguien que me ayude | alguien me ayuda | auxilio | socorro | urgente | es urgente
  emergencia | es una emergencia | tengo una emergencia`);
/** Beside a cry. */
export const CRY_FILLERS = toPhrases(`please | pls | plz | now | asap | somebody | someone | anyone
  por favor | porfavor | porfa | ya | alguien | hello | hola`);

/** Given names that people write after a greeting or thanks. */
export const NAMES = toWords(`
  james john robert michael david william richard joseph thomas charles daniel matthew anthony mark
  steven paul andrew joshua kevin brian george edward jason ryan jacob eric jonathan justin scott
  ben sam alex mike dave chris tom nick matt tony joe mary patricia jennifer linda elizabeth barbara
  susan jessica sarah karen lisa nancy betty sandra ashley emily kimberly donna michelle carol amanda
  melissa deborah stephanie rebecca laura amy anna emma olivia sophia kate jen tina tiffany
  jose juan luis carlos jorge miguel pedro antonio francisco manuel javier fernando rafael ramon
  eduardo roberto ricardo alejandro oscar raul sergio hector mario victor maria guadalupe rosa ana
  carmen juana martha marta margarita teresa elena patricia gloria silvia claudia veronica leticia
  alicia sofia isabella camila valentina lucia daniela gabriela adriana yolanda lupita`);
