BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(32) NOT NULL, 
	skeleton VARCHAR(400) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	owner VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (player), 
	UNIQUE (skeleton)
);
INSERT INTO "accounts" VALUES('ann','ann','person',5,'');
INSERT INTO "accounts" VALUES('bot','bot','bot',6,'ann');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE audit (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	act VARCHAR(16) NOT NULL, 
	subject VARCHAR(64) NOT NULL, 
	detail VARCHAR(400) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "audit" VALUES('deed',8,'root','ban','dot','');
CREATE TABLE bans (
	player VARCHAR(32) NOT NULL, 
	since BIGINT NOT NULL, 
	until BIGINT, 
	why VARCHAR(200) NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "bans" VALUES('dot',8,NULL,'');
CREATE TABLE challenges (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE former_names (
	skeleton VARCHAR(400) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (skeleton)
);
CREATE TABLE game_seats (
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	score INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	ended BIGINT DEFAULT '0' NOT NULL, 
	family VARCHAR(8) DEFAULT '' NOT NULL, 
	PRIMARY KEY (table_id, game, seat)
);
INSERT INTO "game_seats" VALUES('landedover',1,1,'ann','',0,1,1012000,'basic');
INSERT INTO "game_seats" VALUES('landedover',1,2,'ben','',0,0,1012000,'basic');
INSERT INTO "game_seats" VALUES('landedmatch',1,1,'ann','',32,1,1169000,'expert');
INSERT INTO "game_seats" VALUES('landedmatch',1,2,'','red',6,0,1169000,'expert');
INSERT INTO "game_seats" VALUES('landedmatch',1,3,'cid','',21,0,1169000,'expert');
INSERT INTO "game_seats" VALUES('landedmatch',1,4,'','violet',8,0,1169000,'expert');
INSERT INTO "game_seats" VALUES('landedrematch',1,1,'ann','',0,1,1012000,'basic');
INSERT INTO "game_seats" VALUES('landedrematch',1,2,'ben','',0,0,1012000,'basic');
INSERT INTO "game_seats" VALUES('landedrematch',2,1,'ann','',0,1,1021000,'basic');
INSERT INTO "game_seats" VALUES('landedrematch',2,2,'ben','',0,0,1021000,'basic');
INSERT INTO "game_seats" VALUES('landedrated',1,1,'ann','',0,1,1009000,'basic');
INSERT INTO "game_seats" VALUES('landedrated',1,2,'','blue',0,0,1009000,'basic');
INSERT INTO "game_seats" VALUES('landedtimeout',1,1,'ann','',0,0,1046000,'basic');
INSERT INTO "game_seats" VALUES('landedtimeout',1,2,'ben','',0,1,1046000,'basic');
CREATE TABLE games (
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	ended BIGINT NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	PRIMARY KEY (table_id, game)
);
INSERT INTO "games" VALUES('landedover',1,12,1012000,'v1.2');
INSERT INTO "games" VALUES('landedmatch',1,169,1169000,'v1.2+draw+match+actions');
INSERT INTO "games" VALUES('landedrematch',1,12,1012000,'v1.2');
INSERT INTO "games" VALUES('landedrematch',2,21,1021000,'v1.2');
INSERT INTO "games" VALUES('landedrated',1,9,1009000,'v1.2');
INSERT INTO "games" VALUES('landedtimeout',1,6,1046000,'v1.2');
CREATE TABLE hidden (
	player VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "hidden" VALUES('dot',7);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	payload TEXT NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	send_id VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	CONSTRAINT log_send UNIQUE (table_id, who, send_id)
);
INSERT INTO "log" VALUES('landedwaiting',1,1001000,0,'created','{"setup":{"rules":"v1.2","seats":[null,null],"clock":{"kind":"none"},"open":true,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e"}','ann','s1-1');
INSERT INTO "log" VALUES('landedmatch',1,1001000,0,'created','{"setup":{"rules":"v1.2+draw+match+actions","seats":[null,"red",null,"violet"],"clock":{"kind":"none"},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"fd3feb3c9250b7974a9b528b69636321a461b55ef55b7beafd809a9a9e925b79"}','ann','s3-1');
INSERT INTO "log" VALUES('landedmatch',2,1002000,1,'seated','{}','ann','s3-2');
INSERT INTO "log" VALUES('landedmatch',3,1003000,3,'seated','{}','cid','s3-3');
INSERT INTO "log" VALUES('landedmatch',4,1004000,1,'started','{}','ann','s3-4');
INSERT INTO "log" VALUES('landedmatch',5,1005000,3,'steps','{"steps":"+R2 >Y5 !","cause":"player"}','cid','s3-5');
INSERT INTO "log" VALUES('landedmatch',6,1006000,4,'steps','{"steps":"+Y3","cause":"bot"}','','s3-6');
INSERT INTO "log" VALUES('landedmatch',7,1007000,4,'steps','{"steps":">B6 .","cause":"bot"}','','s3-7');
INSERT INTO "log" VALUES('landedmatch',8,1008000,1,'steps','{"steps":"+Y2 >G1","cause":"player"}','ann','s3-8');
INSERT INTO "log" VALUES('landedmatch',9,1009000,2,'steps','{"steps":"+V5 +Y1 >B5 .","cause":"bot"}','','s3-9');
INSERT INTO "log" VALUES('landedmatch',10,1010000,3,'steps','{"steps":"+B3","cause":"player"}','cid','s3-10');
INSERT INTO "log" VALUES('landedmatch',11,1011000,3,'steps','{"steps":">O6 !","cause":"player"}','cid','s3-11');
INSERT INTO "log" VALUES('landedmatch',12,1012000,4,'steps','{"steps":"+I7 ^G2 >R7 !","cause":"bot"}','','s3-12');
INSERT INTO "log" VALUES('landedmatch',13,1013000,1,'steps','{"steps":"+I5 +R6 >B1","cause":"player"}','ann','s3-13');
INSERT INTO "log" VALUES('landedmatch',14,1014000,2,'steps','{"steps":"+O7 ^V5 .","cause":"bot"}','','s3-14');
INSERT INTO "log" VALUES('landedmatch',15,1015000,3,'steps','{"steps":">V3","cause":"player"}','cid','s3-15');
INSERT INTO "log" VALUES('landedmatch',16,1016000,4,'steps','{"steps":"+I1 ^B3 >Y6 !","cause":"bot"}','','s3-16');
INSERT INTO "log" VALUES('landedmatch',17,1017000,1,'steps','{"steps":"+R4 >O2","cause":"player"}','ann','s3-17');
INSERT INTO "log" VALUES('landedmatch',18,1018000,2,'steps','{"steps":"+V7 ^I6 .","cause":"bot"}','','s3-18');
INSERT INTO "log" VALUES('landedmatch',19,1019000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-19');
INSERT INTO "log" VALUES('landedmatch',20,1020000,4,'steps','{"steps":"+B3","cause":"bot"}','','s3-20');
INSERT INTO "log" VALUES('landedmatch',21,1021000,4,'steps','{"steps":">Y7 .","cause":"bot"}','','s3-21');
INSERT INTO "log" VALUES('landedmatch',22,1022000,2,'steps','{"steps":"+I3","cause":"bot"}','','s3-22');
INSERT INTO "log" VALUES('landedmatch',23,1023000,2,'steps','{"steps":"~","cause":"bot"}','','s3-23');
INSERT INTO "log" VALUES('landedmatch',24,1024000,1,'ready','{}','ann','s3-24');
INSERT INTO "log" VALUES('landedmatch',25,1025000,3,'ready','{}','cid','s3-25');
INSERT INTO "log" VALUES('landedmatch',26,1026000,1,'steps','{"steps":"+V2 >G7 !","cause":"player"}','ann','s3-26');
INSERT INTO "log" VALUES('landedmatch',27,1027000,2,'steps','{"steps":"+B5 +I2 >O3","cause":"bot"}','','s3-27');
INSERT INTO "log" VALUES('landedmatch',28,1028000,3,'steps','{"steps":"+B3","cause":"player"}','cid','s3-28');
INSERT INTO "log" VALUES('landedmatch',29,1029000,3,'steps','{"steps":">V5 .","cause":"player"}','cid','s3-29');
INSERT INTO "log" VALUES('landedmatch',30,1030000,4,'steps','{"steps":">Y1","cause":"bot"}','','s3-30');
INSERT INTO "log" VALUES('landedmatch',31,1031000,1,'steps','{"steps":"+R3","cause":"player"}','ann','s3-31');
INSERT INTO "log" VALUES('landedmatch',32,1032000,1,'steps','{"steps":">B6 !","cause":"player"}','ann','s3-32');
INSERT INTO "log" VALUES('landedmatch',33,1033000,2,'steps','{"steps":"+I6 >Y7 !","cause":"bot"}','','s3-33');
INSERT INTO "log" VALUES('landedmatch',34,1034000,3,'steps','{"steps":"+R5 +R1 ^I2 >Y2","cause":"player"}','cid','s3-34');
INSERT INTO "log" VALUES('landedmatch',35,1035000,4,'steps','{"steps":"+O5 +R7 >O5 !","cause":"bot"}','','s3-35');
INSERT INTO "log" VALUES('landedmatch',36,1036000,4,'steps','{"steps":".","cause":"bot"}','','s3-36');
INSERT INTO "log" VALUES('landedmatch',37,1037000,1,'steps','{"steps":"+V3","cause":"player"}','ann','s3-37');
INSERT INTO "log" VALUES('landedmatch',38,1038000,1,'steps','{"steps":">V4","cause":"player"}','ann','s3-38');
INSERT INTO "log" VALUES('landedmatch',39,1039000,2,'steps','{"steps":"+I3","cause":"bot"}','','s3-39');
INSERT INTO "log" VALUES('landedmatch',40,1040000,2,'steps','{"steps":"~","cause":"bot"}','','s3-40');
INSERT INTO "log" VALUES('landedmatch',41,1041000,3,'steps','{"steps":"+G3","cause":"player"}','cid','s3-41');
INSERT INTO "log" VALUES('landedmatch',42,1042000,3,'steps','{"steps":".","cause":"player"}','cid','s3-42');
INSERT INTO "log" VALUES('landedmatch',43,1043000,4,'steps','{"steps":"+I2 >B7 .","cause":"bot"}','','s3-43');
INSERT INTO "log" VALUES('landedmatch',44,1044000,1,'steps','{"steps":"+I4 .","cause":"player"}','ann','s3-44');
INSERT INTO "log" VALUES('landedmatch',45,1045000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-45');
INSERT INTO "log" VALUES('landedmatch',46,1046000,4,'steps','{"steps":"+G5 +G4 .","cause":"bot"}','','s3-46');
INSERT INTO "log" VALUES('landedmatch',47,1047000,1,'steps','{"steps":">V6 !","cause":"player"}','ann','s3-47');
INSERT INTO "log" VALUES('landedmatch',48,1048000,4,'steps','{"steps":"~","cause":"bot"}','','s3-48');
INSERT INTO "log" VALUES('landedmatch',49,1049000,1,'ready','{}','ann','s3-49');
INSERT INTO "log" VALUES('landedmatch',50,1050000,3,'ready','{}','cid','s3-50');
INSERT INTO "log" VALUES('landedmatch',51,1051000,1,'steps','{"steps":"+B5 +B7 ^I3 >O1","cause":"player"}','ann','s3-51');
INSERT INTO "log" VALUES('landedmatch',52,1052000,2,'steps','{"steps":"+Y5 +B1 >V5 .","cause":"bot"}','','s3-52');
INSERT INTO "log" VALUES('landedmatch',53,1053000,3,'steps','{"steps":"+V6 >B4 !","cause":"player"}','cid','s3-53');
INSERT INTO "log" VALUES('landedmatch',54,1054000,4,'steps','{"steps":"+G3","cause":"bot"}','','s3-54');
INSERT INTO "log" VALUES('landedmatch',55,1055000,4,'steps','{"steps":"~","cause":"bot"}','','s3-55');
INSERT INTO "log" VALUES('landedmatch',56,1056000,1,'steps','{"steps":"+G1 ^B1 >I5 !","cause":"player"}','ann','s3-56');
INSERT INTO "log" VALUES('landedmatch',57,1057000,2,'steps','{"steps":"+Y4 .","cause":"bot"}','','s3-57');
INSERT INTO "log" VALUES('landedmatch',58,1058000,3,'steps','{"steps":"+O7 ^V6 >O3 .","cause":"player"}','cid','s3-58');
INSERT INTO "log" VALUES('landedmatch',59,1059000,1,'steps','{"steps":"+B1 .","cause":"player"}','ann','s3-59');
INSERT INTO "log" VALUES('landedmatch',60,1060000,2,'steps','{"steps":"+G2 >G6 !","cause":"bot"}','','s3-60');
INSERT INTO "log" VALUES('landedmatch',61,1061000,3,'steps','{"steps":"+I2 .","cause":"player"}','cid','s3-61');
INSERT INTO "log" VALUES('landedmatch',62,1062000,1,'steps','{"steps":"+Y7 >Y7 !","cause":"player"}','ann','s3-62');
INSERT INTO "log" VALUES('landedmatch',63,1063000,1,'steps','{"steps":">O5 .","cause":"player"}','ann','s3-63');
INSERT INTO "log" VALUES('landedmatch',64,1064000,2,'steps','{"steps":">V6 .","cause":"bot"}','','s3-64');
INSERT INTO "log" VALUES('landedmatch',65,1065000,3,'steps','{"steps":"+I3","cause":"player"}','cid','s3-65');
INSERT INTO "log" VALUES('landedmatch',66,1066000,3,'steps','{"steps":">R7 .","cause":"player"}','cid','s3-66');
INSERT INTO "log" VALUES('landedmatch',67,1067000,1,'steps','{"steps":"~","cause":"player"}','ann','s3-67');
INSERT INTO "log" VALUES('landedmatch',68,1068000,2,'steps','{"steps":"~","cause":"bot"}','','s3-68');
INSERT INTO "log" VALUES('landedmatch',69,1069000,1,'ready','{}','ann','s3-69');
INSERT INTO "log" VALUES('landedmatch',70,1070000,3,'ready','{}','cid','s3-70');
INSERT INTO "log" VALUES('landedmatch',71,1071000,4,'steps','{"steps":"+R7 ^R7 >G3 .","cause":"bot"}','','s3-71');
INSERT INTO "log" VALUES('landedmatch',72,1072000,1,'steps','{"steps":"+R5 +Y1 >I5 !","cause":"player"}','ann','s3-72');
INSERT INTO "log" VALUES('landedmatch',73,1073000,2,'steps','{"steps":"+R4 >I3 .","cause":"bot"}','','s3-73');
INSERT INTO "log" VALUES('landedmatch',74,1074000,3,'steps','{"steps":"+B2 >O3 .","cause":"player"}','cid','s3-74');
INSERT INTO "log" VALUES('landedmatch',75,1075000,4,'steps','{"steps":"+I2 >G4 !","cause":"bot"}','','s3-75');
INSERT INTO "log" VALUES('landedmatch',76,1076000,1,'steps','{"steps":"+G1 >B6 .","cause":"player"}','ann','s3-76');
INSERT INTO "log" VALUES('landedmatch',77,1077000,2,'steps','{"steps":"+O1 ^R5 .","cause":"bot"}','','s3-77');
INSERT INTO "log" VALUES('landedmatch',78,1078000,3,'steps','{"steps":"+R6 >B4 !","cause":"player"}','cid','s3-78');
INSERT INTO "log" VALUES('landedmatch',79,1079000,4,'steps','{"steps":"+B5 +Y5 +I6 .","cause":"bot"}','','s3-79');
INSERT INTO "log" VALUES('landedmatch',80,1080000,1,'steps','{"steps":"+G7 ^Y1 >R7 .","cause":"player"}','ann','s3-80');
INSERT INTO "log" VALUES('landedmatch',81,1081000,2,'steps','{"steps":"+Y7 >R4 !","cause":"bot"}','','s3-81');
INSERT INTO "log" VALUES('landedmatch',82,1082000,2,'steps','{"steps":">R1","cause":"bot"}','','s3-82');
INSERT INTO "log" VALUES('landedmatch',83,1083000,3,'steps','{"steps":"+B1 ^O4 >G5 !","cause":"player"}','cid','s3-83');
INSERT INTO "log" VALUES('landedmatch',84,1084000,4,'steps','{"steps":"~","cause":"bot"}','','s3-84');
INSERT INTO "log" VALUES('landedmatch',85,1085000,1,'steps','{"steps":">Y4 !","cause":"player"}','ann','s3-85');
INSERT INTO "log" VALUES('landedmatch',86,1086000,2,'steps','{"steps":"+Y1 ^R6 >Y6 .","cause":"bot"}','','s3-86');
INSERT INTO "log" VALUES('landedmatch',87,1087000,3,'steps','{"steps":"+B7 ^B1 >O4 !","cause":"player"}','cid','s3-87');
INSERT INTO "log" VALUES('landedmatch',88,1088000,1,'steps','{"steps":"~","cause":"player"}','ann','s3-88');
INSERT INTO "log" VALUES('landedmatch',89,1089000,2,'steps','{"steps":"~","cause":"bot"}','','s3-89');
INSERT INTO "log" VALUES('landedmatch',90,1090000,1,'ready','{}','ann','s3-90');
INSERT INTO "log" VALUES('landedmatch',91,1091000,3,'ready','{}','cid','s3-91');
INSERT INTO "log" VALUES('landedmatch',92,1092000,3,'steps','{"steps":"+B5 +V6 >B1","cause":"player"}','cid','s3-92');
INSERT INTO "log" VALUES('landedmatch',93,1093000,4,'steps','{"steps":"+Y5 +V5 +I5 +Y1 .","cause":"bot"}','','s3-93');
INSERT INTO "log" VALUES('landedmatch',94,1094000,1,'steps','{"steps":"+Y7 ^B2 >R2 !","cause":"player"}','ann','s3-94');
INSERT INTO "log" VALUES('landedmatch',95,1095000,2,'steps','{"steps":"+I4 >Y3 .","cause":"bot"}','','s3-95');
INSERT INTO "log" VALUES('landedmatch',96,1096000,3,'steps','{"steps":"+O3","cause":"player"}','cid','s3-96');
INSERT INTO "log" VALUES('landedmatch',97,1097000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-97');
INSERT INTO "log" VALUES('landedmatch',98,1098000,4,'steps','{"steps":"+O6 .","cause":"bot"}','','s3-98');
INSERT INTO "log" VALUES('landedmatch',99,1099000,1,'steps','{"steps":"+V1 ^O6 >I2","cause":"player"}','ann','s3-99');
INSERT INTO "log" VALUES('landedmatch',100,1100000,2,'steps','{"steps":"+I3","cause":"bot"}','','s3-100');
INSERT INTO "log" VALUES('landedmatch',101,1101000,2,'steps','{"steps":".","cause":"bot"}','','s3-101');
INSERT INTO "log" VALUES('landedmatch',102,1102000,4,'steps','{"steps":"+G6 .","cause":"bot"}','','s3-102');
INSERT INTO "log" VALUES('landedmatch',103,1103000,1,'steps','{"steps":"~","cause":"player"}','ann','s3-103');
INSERT INTO "log" VALUES('landedmatch',104,1104000,2,'steps','{"steps":"+O2 >V4","cause":"bot"}','','s3-104');
INSERT INTO "log" VALUES('landedmatch',105,1105000,4,'steps','{"steps":">R4","cause":"bot"}','','s3-105');
INSERT INTO "log" VALUES('landedmatch',106,1106000,2,'steps','{"steps":"+O6 .","cause":"bot"}','','s3-106');
INSERT INTO "log" VALUES('landedmatch',107,1107000,1,'ready','{}','ann','s3-107');
INSERT INTO "log" VALUES('landedmatch',108,1108000,3,'ready','{}','cid','s3-108');
INSERT INTO "log" VALUES('landedmatch',109,1109000,3,'steps','{"steps":"+I4 >G4 !","cause":"player"}','cid','s3-109');
INSERT INTO "log" VALUES('landedmatch',110,1110000,4,'steps','{"steps":"+I3","cause":"bot"}','','s3-110');
INSERT INTO "log" VALUES('landedmatch',111,1111000,4,'steps','{"steps":">V1","cause":"bot"}','','s3-111');
INSERT INTO "log" VALUES('landedmatch',112,1112000,1,'steps','{"steps":"+R5 +G3","cause":"player"}','ann','s3-112');
INSERT INTO "log" VALUES('landedmatch',113,1113000,1,'steps','{"steps":">B5 .","cause":"player"}','ann','s3-113');
INSERT INTO "log" VALUES('landedmatch',114,1114000,2,'steps','{"steps":"+G5 +I2 >R2","cause":"bot"}','','s3-114');
INSERT INTO "log" VALUES('landedmatch',115,1115000,3,'steps','{"steps":"+G1 ^R5 >O2","cause":"player"}','cid','s3-115');
INSERT INTO "log" VALUES('landedmatch',116,1116000,4,'steps','{"steps":"+Y1 ^G5 >B1","cause":"bot"}','','s3-116');
INSERT INTO "log" VALUES('landedmatch',117,1117000,1,'steps','{"steps":"+Y6 >G7 !","cause":"player"}','ann','s3-117');
INSERT INTO "log" VALUES('landedmatch',118,1118000,2,'steps','{"steps":"+V4 >Y2","cause":"bot"}','','s3-118');
INSERT INTO "log" VALUES('landedmatch',119,1119000,3,'steps','{"steps":"+I5 +V6 >B2","cause":"player"}','cid','s3-119');
INSERT INTO "log" VALUES('landedmatch',120,1120000,4,'steps','{"steps":"+R4 .","cause":"bot"}','','s3-120');
INSERT INTO "log" VALUES('landedmatch',121,1121000,1,'steps','{"steps":"+O4 .","cause":"player"}','ann','s3-121');
INSERT INTO "log" VALUES('landedmatch',122,1122000,2,'steps','{"steps":">R1","cause":"bot"}','','s3-122');
INSERT INTO "log" VALUES('landedmatch',123,1123000,3,'steps','{"steps":"+B3","cause":"player"}','cid','s3-123');
INSERT INTO "log" VALUES('landedmatch',124,1124000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-124');
INSERT INTO "log" VALUES('landedmatch',125,1125000,4,'steps','{"steps":"+Y3","cause":"bot"}','','s3-125');
INSERT INTO "log" VALUES('landedmatch',126,1126000,4,'steps','{"steps":">I6 .","cause":"bot"}','','s3-126');
INSERT INTO "log" VALUES('landedmatch',127,1127000,1,'steps','{"steps":">G5 .","cause":"player"}','ann','s3-127');
INSERT INTO "log" VALUES('landedmatch',128,1128000,2,'steps','{"steps":"~","cause":"bot"}','','s3-128');
INSERT INTO "log" VALUES('landedmatch',129,1129000,4,'steps','{"steps":"+O3","cause":"bot"}','','s3-129');
INSERT INTO "log" VALUES('landedmatch',130,1130000,4,'steps','{"steps":">V5","cause":"bot"}','','s3-130');
INSERT INTO "log" VALUES('landedmatch',131,1131000,1,'steps','{"steps":">R6 !","cause":"player"}','ann','s3-131');
INSERT INTO "log" VALUES('landedmatch',132,1132000,4,'steps','{"steps":"~","cause":"bot"}','','s3-132');
INSERT INTO "log" VALUES('landedmatch',133,1133000,1,'ready','{}','ann','s3-133');
INSERT INTO "log" VALUES('landedmatch',134,1134000,3,'ready','{}','cid','s3-134');
INSERT INTO "log" VALUES('landedmatch',135,1135000,2,'steps','{"steps":"+Y7 >B4 >Y5 !","cause":"bot"}','','s3-135');
INSERT INTO "log" VALUES('landedmatch',136,1136000,3,'steps','{"steps":"+I3","cause":"player"}','cid','s3-136');
INSERT INTO "log" VALUES('landedmatch',137,1137000,3,'steps','{"steps":">V6 !","cause":"player"}','cid','s3-137');
INSERT INTO "log" VALUES('landedmatch',138,1138000,4,'steps','{"steps":"+Y3","cause":"bot"}','','s3-138');
INSERT INTO "log" VALUES('landedmatch',139,1139000,4,'steps','{"steps":".","cause":"bot"}','','s3-139');
INSERT INTO "log" VALUES('landedmatch',140,1140000,1,'steps','{"steps":"+R1 ^Y4 >G6 !","cause":"player"}','ann','s3-140');
INSERT INTO "log" VALUES('landedmatch',141,1141000,2,'steps','{"steps":"+I2 >I4 .","cause":"bot"}','','s3-141');
INSERT INTO "log" VALUES('landedmatch',142,1142000,3,'steps','{"steps":"+B2 .","cause":"player"}','cid','s3-142');
INSERT INTO "log" VALUES('landedmatch',143,1143000,4,'steps','{"steps":"+G4 .","cause":"bot"}','','s3-143');
INSERT INTO "log" VALUES('landedmatch',144,1144000,1,'steps','{"steps":"+I6 >Y4 .","cause":"player"}','ann','s3-144');
INSERT INTO "log" VALUES('landedmatch',145,1145000,2,'steps','{"steps":"~","cause":"bot"}','','s3-145');
INSERT INTO "log" VALUES('landedmatch',146,1146000,3,'steps','{"steps":"+G3","cause":"player"}','cid','s3-146');
INSERT INTO "log" VALUES('landedmatch',147,1147000,3,'steps','{"steps":">B3","cause":"player"}','cid','s3-147');
INSERT INTO "log" VALUES('landedmatch',148,1148000,4,'steps','{"steps":"+O3","cause":"bot"}','','s3-148');
INSERT INTO "log" VALUES('landedmatch',149,1149000,4,'steps','{"steps":"~","cause":"bot"}','','s3-149');
INSERT INTO "log" VALUES('landedmatch',150,1150000,1,'steps','{"steps":">R7 !","cause":"player"}','ann','s3-150');
INSERT INTO "log" VALUES('landedmatch',151,1151000,3,'steps','{"steps":"+R5 +Y2 >B1","cause":"player"}','cid','s3-151');
INSERT INTO "log" VALUES('landedmatch',152,1152000,1,'steps','{"steps":">R4","cause":"player"}','ann','s3-152');
INSERT INTO "log" VALUES('landedmatch',153,1153000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-153');
INSERT INTO "log" VALUES('landedmatch',154,1154000,1,'ready','{}','ann','s3-154');
INSERT INTO "log" VALUES('landedmatch',155,1155000,3,'ready','{}','cid','s3-155');
INSERT INTO "log" VALUES('landedmatch',156,1156000,1,'steps','{"steps":"+Y2 >G7 .","cause":"player"}','ann','s3-156');
INSERT INTO "log" VALUES('landedmatch',157,1157000,2,'steps','{"steps":"+R7 ^Y1 >O3 .","cause":"bot"}','','s3-157');
INSERT INTO "log" VALUES('landedmatch',158,1158000,3,'steps','{"steps":"+B5 +G1 >V6 .","cause":"player"}','cid','s3-158');
INSERT INTO "log" VALUES('landedmatch',159,1159000,4,'steps','{"steps":"+B6 >G2","cause":"bot"}','','s3-159');
INSERT INTO "log" VALUES('landedmatch',160,1160000,1,'steps','{"steps":"+B4 .","cause":"player"}','ann','s3-160');
INSERT INTO "log" VALUES('landedmatch',161,1161000,2,'steps','{"steps":"+Y4 >O4 .","cause":"bot"}','','s3-161');
INSERT INTO "log" VALUES('landedmatch',162,1162000,3,'steps','{"steps":"+G6 >I6 !","cause":"player"}','cid','s3-162');
INSERT INTO "log" VALUES('landedmatch',163,1163000,4,'steps','{"steps":"+R5 +V4 >B2","cause":"bot"}','','s3-163');
INSERT INTO "log" VALUES('landedmatch',164,1164000,1,'steps','{"steps":"+O1 ^R5 >B3","cause":"player"}','ann','s3-164');
INSERT INTO "log" VALUES('landedmatch',165,1165000,2,'steps','{"steps":"+I5 +Y5 +V1 .","cause":"bot"}','','s3-165');
INSERT INTO "log" VALUES('landedmatch',166,1166000,3,'steps','{"steps":"+Y1 ^R7 >R1","cause":"player"}','cid','s3-166');
INSERT INTO "log" VALUES('landedmatch',167,1167000,4,'steps','{"steps":"~","cause":"bot"}','','s3-167');
INSERT INTO "log" VALUES('landedmatch',168,1168000,1,'steps','{"steps":"+Y7 >B1 .","cause":"player"}','ann','s3-168');
INSERT INTO "log" VALUES('landedmatch',169,1169000,3,'steps','{"steps":"~","cause":"player"}','cid','s3-169');
INSERT INTO "log" VALUES('landedplaying',1,1001000,0,'created','{"setup":{"rules":"v1.1+draw+actions","seats":[null,null],"clock":{"kind":"game","seconds":600,"increment":0},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"d7a56d3cfcf9a44dc716691acdaba1b8a912646543c6977a5a43ac2753cf1017"}','ann','s4-1');
INSERT INTO "log" VALUES('landedplaying',2,1002000,1,'seated','{}','ann','s4-2');
INSERT INTO "log" VALUES('landedplaying',3,1003000,2,'seated','{}','ben','s4-3');
INSERT INTO "log" VALUES('landedplaying',4,1004000,1,'started','{}','ann','s4-4');
INSERT INTO "log" VALUES('landedplaying',5,1005000,2,'said','{"phrase":"hello"}','ben','s4-5');
INSERT INTO "log" VALUES('landedplaying',6,1006000,2,'steps','{"steps":"+O7 >V3 >Y4 .","cause":"player"}','ben','s4-6');
INSERT INTO "log" VALUES('landedplaying',7,1007000,1,'steps','{"steps":"+R6 >G4 .","cause":"player"}','ann','s4-7');
INSERT INTO "log" VALUES('landedplaying',8,1008000,2,'steps','{"steps":"+O5 +I6 >B6 .","cause":"player"}','ben','s4-8');
INSERT INTO "log" VALUES('landedpause',1,1001000,0,'created','{"setup":{"rules":"v1.3+draw+match","seats":[null,null,"blue"],"clock":{"kind":"none"},"open":false,"spectators":true,"stand_in":"green","show_hands":"game","pace":"normal","hints":true,"rated":false},"seed":"457c769f39d8644199c0e5bdbcfbc85b37ce91cbde1fc1b0ea6b44f130436dd7"}','ann','s5-1');
INSERT INTO "log" VALUES('landedpause',2,1002000,1,'seated','{}','ann','s5-2');
INSERT INTO "log" VALUES('landedpause',3,1003000,2,'seated','{}','ben','s5-3');
INSERT INTO "log" VALUES('landedpause',4,1004000,1,'started','{}','ann','s5-4');
INSERT INTO "log" VALUES('landedpause',5,1005000,3,'steps','{"steps":">G2 !","cause":"bot"}','','s5-5');
INSERT INTO "log" VALUES('landedpause',6,1006000,1,'steps','{"steps":">O1","cause":"player"}','ann','s5-6');
INSERT INTO "log" VALUES('landedpause',7,1007000,2,'steps','{"steps":">I7 !","cause":"player"}','ben','s5-7');
INSERT INTO "log" VALUES('landedpause',8,1008000,3,'steps','{"steps":">O4","cause":"bot"}','','s5-8');
INSERT INTO "log" VALUES('landedrematch',13,1013000,1,'rematch','{"seed":"a2d1b3a95759a9cdc20a2c9c5b5f89af87508e16f9e222d85e18b96cebb3e855"}','ann','s6-13');
INSERT INTO "log" VALUES('landedrematch',14,1014000,2,'rematch','{}','ben','s6-14');
INSERT INTO "log" VALUES('landedrematch',15,1015000,2,'steps','{"steps":"+I7 >O1","cause":"player"}','ben','s6-15');
INSERT INTO "log" VALUES('landedrematch',16,1016000,1,'steps','{"steps":"+G1 >V3","cause":"player"}','ann','s6-16');
INSERT INTO "log" VALUES('landedrematch',17,1017000,2,'steps','{"steps":"+R2 >G6","cause":"player"}','ben','s6-17');
INSERT INTO "log" VALUES('landedrematch',18,1018000,1,'steps','{"steps":"+G5 >Y3","cause":"player"}','ann','s6-18');
INSERT INTO "log" VALUES('landedrematch',19,1019000,2,'steps','{"steps":"+V6 >G3","cause":"player"}','ben','s6-19');
INSERT INTO "log" VALUES('landedrematch',20,1020000,1,'steps','{"steps":">Y5","cause":"player"}','ann','s6-20');
INSERT INTO "log" VALUES('landedrematch',21,1021000,2,'steps','{"steps":"~","cause":"player"}','ben','s6-21');
INSERT INTO "log" VALUES('landedleft',1,1001000,0,'created','{"setup":{"rules":"v1.2","seats":[null,null],"clock":{"kind":"none"},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"38b4e652e44da7f2370d9e260e27136550a4a3a6d07f5c0c332f8b1224083fd2"}','ann','s7-1');
INSERT INTO "log" VALUES('landedleft',2,1002000,1,'seated','{}','ann','s7-2');
INSERT INTO "log" VALUES('landedleft',3,1003000,2,'seated','{}','ben','s7-3');
INSERT INTO "log" VALUES('landedleft',4,1004000,1,'committed','{"commitment":"be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991"}','ann','s7-4');
INSERT INTO "log" VALUES('landedleft',5,1005000,1,'started','{}','ann','s7-5');
INSERT INTO "log" VALUES('landedleft',6,1006000,1,'revealed','{"entropy":"000102030405060708090a0b0c0d0e0f"}','ann','s7-6');
INSERT INTO "log" VALUES('landedleft',7,1007000,2,'left','{}','ben','s7-7');
INSERT INTO "log" VALUES('landedhurried',1,1001000,0,'created','{"setup":{"rules":"v1.2+match","seats":[null,"violet","violet"],"clock":{"kind":"none"},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"calm","hints":true,"rated":false},"seed":"d3704792b17e570850accb6d6c29897bb8cafd93270fcc0380dac23407ad6b76"}','ann','s10-1');
INSERT INTO "log" VALUES('landedhurried',2,1002000,1,'seated','{}','ann','s10-2');
INSERT INTO "log" VALUES('landedhurried',3,1003000,1,'started','{}','ann','s10-3');
INSERT INTO "log" VALUES('landedhurried',4,1004000,1,'steps','{"steps":"~","cause":"player"}','ann','s10-4');
INSERT INTO "log" VALUES('landedhurried',5,1005000,1,'hurried','{"to":"faster"}','ann','s10-5');
INSERT INTO "log" VALUES('landedhurried',6,1006000,2,'steps','{"steps":">G5","cause":"bot"}','','s10-6');
INSERT INTO "log" VALUES('landedhurried',7,1007000,3,'steps','{"steps":"+R2 >V7","cause":"bot"}','','s10-7');
INSERT INTO "log" VALUES('landedhurried',8,1008000,2,'steps','{"steps":"+B7 >I5","cause":"bot"}','','s10-8');
INSERT INTO "log" VALUES('landedhurried',9,1009000,3,'steps','{"steps":"+I3 >V1","cause":"bot"}','','s10-9');
INSERT INTO "log" VALUES('landedhurried',10,1010000,2,'steps','{"steps":"+O6 >O2","cause":"bot"}','','s10-10');
INSERT INTO "log" VALUES('landedhurried',11,1011000,3,'steps','{"steps":"+I7 .","cause":"bot"}','','s10-11');
INSERT INTO "log" VALUES('landedhurried',12,1012000,2,'steps','{"steps":"~","cause":"bot"}','','s10-12');
INSERT INTO "log" VALUES('landedhinted',1,1001000,0,'created','{"setup":{"rules":"v1.2","seats":[null,null],"clock":{"kind":"none"},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"6d25cf734c49a1dd273e4d8fab5f5bdb8d1099ec05e8fdc7c1d734777648ab73"}','ann','s11-1');
INSERT INTO "log" VALUES('landedhinted',2,1002000,1,'seated','{}','ann','s11-2');
INSERT INTO "log" VALUES('landedhinted',3,1003000,2,'seated','{}','ben','s11-3');
INSERT INTO "log" VALUES('landedhinted',4,1004000,1,'started','{}','ann','s11-4');
INSERT INTO "log" VALUES('landedhinted',5,1005000,1,'hinted','{"stage":2}','ann','s11-5');
INSERT INTO "log" VALUES('landedrated',1,1001000,0,'created','{"setup":{"rules":"v1.2","seats":[null,"blue"],"clock":{"kind":"game","seconds":600,"increment":0},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":false,"rated":true},"seed":"de767d796adadc442c1e50a84c1d758779e099aadb888b59e5748124ff39b361"}','ann','s12-1');
INSERT INTO "log" VALUES('landedrated',2,1002000,1,'seated','{}','ann','s12-2');
INSERT INTO "log" VALUES('landedrated',3,1003000,1,'started','{}','ann','s12-3');
INSERT INTO "log" VALUES('landedrated',4,1004000,1,'steps','{"steps":"+O7 >Y5","cause":"player"}','ann','s12-4');
INSERT INTO "log" VALUES('landedrated',5,1005000,2,'steps','{"steps":">V7","cause":"bot"}','','s12-5');
INSERT INTO "log" VALUES('landedrated',6,1006000,1,'steps','{"steps":"+G1 >V5","cause":"player"}','ann','s12-6');
INSERT INTO "log" VALUES('landedrated',7,1007000,2,'steps','{"steps":"+O2 >G3","cause":"bot"}','','s12-7');
INSERT INTO "log" VALUES('landedrated',8,1008000,1,'steps','{"steps":">B5","cause":"player"}','ann','s12-8');
INSERT INTO "log" VALUES('landedrated',9,1009000,2,'steps','{"steps":"~","cause":"bot"}','','s12-9');
INSERT INTO "log" VALUES('landedtimeout',1,1001000,0,'created','{"setup":{"rules":"v1.2","seats":[null,null],"clock":{"kind":"turn","seconds":30},"open":false,"spectators":true,"stand_in":null,"show_hands":"round","pace":"normal","hints":true,"rated":false},"seed":"6ea687766eacfb9cf05e915ffceb6244aa5177230732a72f55ffd6dd5e8338ad"}','ann','s9-1');
INSERT INTO "log" VALUES('landedtimeout',2,1002000,1,'seated','{}','ann','s9-2');
INSERT INTO "log" VALUES('landedtimeout',3,1003000,2,'seated','{}','ben','s9-3');
INSERT INTO "log" VALUES('landedtimeout',4,1004000,1,'started','{}','ann','s9-4');
INSERT INTO "log" VALUES('landedtimeout',5,1005000,0,'resumed','{}','','s9-5');
INSERT INTO "log" VALUES('landedtimeout',6,1046000,1,'timeout','{"steps":"~","cause":"timeout"}','','s9-6');
CREATE TABLE meta (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "meta" VALUES('generation','07070707070707070707070707070707');
INSERT INTO "meta" VALUES('games','2');
INSERT INTO "meta" VALUES('rated','1');
INSERT INTO "meta" VALUES('deeds','5615fc317d8501c709bbbacec24749e0');
INSERT INTO "meta" VALUES('rater','1:1');
CREATE TABLE name_rules (
	pattern VARCHAR(200) NOT NULL, 
	refused BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (pattern)
);
CREATE TABLE offer_seats (
	offer VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	answer VARCHAR(8) NOT NULL, 
	PRIMARY KEY (offer, seat)
);
CREATE TABLE offers (
	id VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	stage VARCHAR(8) NOT NULL, 
	setup TEXT NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE pack_players (
	who VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seated BOOLEAN NOT NULL, 
	PRIMARY KEY (who, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "pack_players" VALUES('ann','landedexpired',1);
INSERT INTO "pack_players" VALUES('ann','landedover',1);
INSERT INTO "pack_players" VALUES('ann','landedrematch',1);
INSERT INTO "pack_players" VALUES('ben','landedexpired',1);
INSERT INTO "pack_players" VALUES('ben','landedover',1);
INSERT INTO "pack_players" VALUES('ben','landedrematch',1);
CREATE TABLE packs (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "packs" VALUES('landedover',12,X'0178F9E9ABDE5FBD943D0F82301086FF8A714592F6FA4517061746130617C2D0D236BA30A8ABFFDDD6C344632485C104FA34E4788F34F7D07594907891DDBA2526C5CD0EBEEFD463DD2F7B19539F85EACCB9FA376FE2B3D379BCBDA55DD2C9BC3A7E68A598D1D607AEB5B581BB4159078607182A1384755A0790CA10EF18D50AA8720EAC355430C599F4629886E6FEDBC7A289F37E10B9123D47EE28B3CBDB64537EF9817DE9F4B3B8DEB3FCCFA0F9B945C33775937F22AD8CC2AA59E5CC38C6D770B57EED3E255DA1A4C9002801C1101C211012A110154223289938E550D8F6FD03F1F931AB');
INSERT INTO "packs" VALUES('landedrematch',12,X'0178F9E9ABDE5FBD943D0BC2301086FF8AB85A21B94B9366E9D0453A090E821487A4ADE8D2415DFDEF5EB8FA45B1C40E4273CF112EEF85726FAA4A0A419F48A60552A224015A1C9F2BF498F664FFC6D0E747EB8C79F56FBEA1BDE3A9BBBEA99DC39F7974FCB0D5A14D5399D5BECD1A4A2D586D95F60D688BA91352F9161D78531B740A448D689D38580568D0E846D87E686EDFFDB8D8D1BC6F54AC89165B39CB57105B9E173A5A390C7369A2CB4B3970DEF7E282B4B7F157592BBA0A4E7D583EEDE6BA8E0E70F4ED2B1FEE8CE541E9A297324CBF5E0203198A913234C33032866548D1B3D79130DFEFEF582D2FE1');
INSERT INTO "packs" VALUES('landedexpired',4,X'0178F9E9ABDE5FAD544B0A03210CBD4BD70E241313ED5986596855DA8D8BB6F7A7B15698A130502884970F21E0F325CB82006A60F6A01D1A98D9B4E8F0F48E5BDFFA7E94F0D1CE7CE97748F5CFF2D5DAF5569F9B69F7F6B0B1303B751309C39942665B12710EAE38F645E442825E20217976330441E78030858C92A38DCA3031C4CFDF6DA1B1166AD5A463CC0DDFE5879FB011EDA7B93BEACE9ED6F505EFB68486');
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	public_key BLOB NOT NULL, 
	count BIGINT NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "passkeys" VALUES('key','ann',X'7075626C6963',0,'Phone',5,5);
CREATE TABLE passwords (
	player VARCHAR(32) NOT NULL, 
	hash VARCHAR(200) NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "passwords" VALUES('ann','a hash',5);
CREATE TABLE places (
	who VARCHAR(32) NOT NULL, 
	rules VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	clock VARCHAR(80) NOT NULL, 
	slow BOOLEAN NOT NULL, 
	bots BOOLEAN NOT NULL, 
	let_down BOOLEAN NOT NULL, 
	strength INTEGER NOT NULL, 
	since BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	offer VARCHAR(32) NOT NULL, 
	rated BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('ann','Ann',1000,2000);
INSERT INTO "players" VALUES('ben','Zoë',1000,2000);
INSERT INTO "players" VALUES('cid','Łukasz',1000,2000);
INSERT INTO "players" VALUES('dot','Dot',1000,2000);
INSERT INTO "players" VALUES('bot','Bot',6,6);
CREATE TABLE puzzle_ratings (
	puzzle VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	PRIMARY KEY (puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('one',20.0,4.0,2,1);
INSERT INTO "puzzle_ratings" VALUES('two',21.0,4.0,2,0);
INSERT INTO "puzzle_ratings" VALUES('three',23.0,4.0,1,0);
INSERT INTO "puzzle_ratings" VALUES('four',25.0,8.333333,1,1);
CREATE TABLE puzzle_tries (
	player VARCHAR(32) NOT NULL, 
	puzzle VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	tries INTEGER NOT NULL, 
	turn VARCHAR(200) NOT NULL, 
	ended BIGINT, 
	solved BOOLEAN NOT NULL, 
	points INTEGER NOT NULL, 
	PRIMARY KEY (player, puzzle)
);
INSERT INTO "puzzle_tries" VALUES('ann','one',0,1,'',0,1,1647);
INSERT INTO "puzzle_tries" VALUES('ann','two',1,2,'+B1 .',2,1,1420);
INSERT INTO "puzzle_tries" VALUES('ann','three',3,1,'+G2 .',NULL,0,1251);
INSERT INTO "puzzle_tries" VALUES('ben','two',4,1,'',4,0,1276);
INSERT INTO "puzzle_tries" VALUES('ben','one',5,1,'~',NULL,0,1090);
INSERT INTO "puzzle_tries" VALUES('ann','four',9,1,'',9,1,1394);
CREATE TABLE rated_claims (
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	who VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, game, who)
);
CREATE TABLE rated_games (
	number BIGINT NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	versions VARCHAR(400) NOT NULL, 
	PRIMARY KEY (number), 
	CONSTRAINT rated_games_game UNIQUE (table_id, game)
);
INSERT INTO "rated_games" VALUES(1,'landedrated',1,'["","1"]');
CREATE TABLE rating_changes (
	subject VARCHAR(96) NOT NULL, 
	number BIGINT NOT NULL, 
	family VARCHAR(8) NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	PRIMARY KEY (subject, number)
)
 WITHOUT ROWID

;
INSERT INTO "rating_changes" VALUES('ann',1,'basic',1,1009000,27.635442,8.065885,25.0,8.333333);
INSERT INTO "rating_changes" VALUES('blue@1',1,'basic',1,1009000,22.364821,8.065522,25.0,8.333333);
CREATE TABLE ratings (
	subject VARCHAR(96) NOT NULL, 
	family VARCHAR(8) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	won INTEGER NOT NULL, 
	settled BOOLEAN NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (subject, family)
);
INSERT INTO "ratings" VALUES('ann','basic',27.635442,8.065885,1,1,0,1009000);
INSERT INTO "ratings" VALUES('blue@1','basic',22.364821,8.065522,1,0,0,1009000);
CREATE TABLE recovery_codes (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "recovery_codes" VALUES('code','ann');
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	sender VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	handled BIGINT, 
	PRIMARY KEY (id), 
	CONSTRAINT reports_once UNIQUE (sender, about, table_id)
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	game INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (table_id, game)
);
INSERT INTO "reviews" VALUES('landedover',1,1,X'006120726576696577FF');
INSERT INTO "reviews" VALUES('landedmatch',1,1,X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBFC0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEFF0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF');
CREATE TABLE rushes (
	player VARCHAR(32) NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	began BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	missed VARCHAR(200) NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "rushes" VALUES('ann','seed',11,3,2,'three');
INSERT INTO "rushes" VALUES('ben','another',12,0,0,'');
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	device VARCHAR(100) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('0000000000000000000000000000000000000000000000000000000000000001','ann','Firefox',1,1);
CREATE TABLE sign_in_codes (
	player VARCHAR(32) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (player), 
	UNIQUE (hash)
);
CREATE TABLE solvers (
	player VARCHAR(32) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	solved INTEGER NOT NULL, 
	streak INTEGER NOT NULL, 
	longest INTEGER NOT NULL, 
	day INTEGER NOT NULL, 
	rush INTEGER NOT NULL, 
	PRIMARY KEY (player)
);
INSERT INTO "solvers" VALUES('ann',23.240611,6.978308,4,2,2,2,20003,2);
INSERT INTO "solvers" VALUES('ben',18.164937,7.467566,2,0,0,0,0,0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	at BIGINT NOT NULL, 
	seq INTEGER NOT NULL, 
	stage VARCHAR(16) NOT NULL, 
	game INTEGER NOT NULL, 
	listed BOOLEAN NOT NULL, 
	wake BIGINT, 
	host VARCHAR(32) DEFAULT '' NOT NULL, 
	packed INTEGER DEFAULT '0' NOT NULL, 
	watchable BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('landedwaiting',1001000,1001000,1,'waiting',1,1,8201000,'ann',0,0);
INSERT INTO "tables" VALUES('landedover',1001000,1012000,12,'over',1,0,NULL,'ann',12,0);
INSERT INTO "tables" VALUES('landedmatch',1001000,1169000,169,'over',1,0,NULL,'ann',0,0);
INSERT INTO "tables" VALUES('landedplaying',1001000,1008000,8,'playing',1,0,1607000,'ann',0,0);
INSERT INTO "tables" VALUES('landedpause',1001000,1008000,8,'pause',1,0,1053000,'ann',0,0);
INSERT INTO "tables" VALUES('landedrematch',1001000,1021000,21,'over',2,0,NULL,'ann',12,0);
INSERT INTO "tables" VALUES('landedleft',1001000,1007000,7,'playing',1,0,NULL,'ann',0,0);
INSERT INTO "tables" VALUES('landedexpired',1001000,1004000,4,'waiting',1,0,NULL,'ann',4,0);
INSERT INTO "tables" VALUES('landedhurried',1001000,1012000,12,'pause',1,0,NULL,'ann',0,0);
INSERT INTO "tables" VALUES('landedhinted',1001000,1005000,5,'playing',1,0,NULL,'ann',0,0);
INSERT INTO "tables" VALUES('landedrated',1001000,1009000,9,'over',1,0,NULL,'ann',0,0);
INSERT INTO "tables" VALUES('landedtimeout',1001000,1046000,6,'over',1,0,NULL,'ann',0,0);
CREATE TABLE ties (
	player VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (player, kind, other)
);
INSERT INTO "ties" VALUES('ben','follow','ann',5);
INSERT INTO "ties" VALUES('cid','block','ann',6);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	may VARCHAR(100) NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('0000000000000000000000000000000000000000000000000000000000000002','bot','Mine','read',2,0);
CREATE INDEX tables_wake ON tables (wake);
CREATE INDEX tables_listed ON tables (listed, created);
CREATE INDEX log_seated ON log (who, table_id) WHERE kind = 'seated';
CREATE INDEX tables_host ON tables (host, stage);
CREATE INDEX tables_running ON tables (wake, at) WHERE stage IN ('playing', 'pause');
CREATE INDEX tables_unpacked ON tables (at) WHERE stage IN ('over', 'waiting') AND packed < seq;
CREATE INDEX accounts_owner ON accounts (owner);
CREATE INDEX passkeys_player ON passkeys (player);
CREATE INDEX recovery_codes_player ON recovery_codes (player);
CREATE INDEX sessions_player ON sessions (player);
CREATE INDEX sessions_seen ON sessions (seen);
CREATE INDEX tokens_player ON tokens (player);
CREATE INDEX challenges_until ON challenges (until);
CREATE INDEX game_seats_ended ON game_seats (who, ended, table_id, game);
CREATE INDEX ratings_leaders ON ratings (family, settled, mu, subject);
CREATE INDEX rating_changes_family ON rating_changes (subject, family, games);
CREATE INDEX players_name ON players (name);
CREATE INDEX places_waiting ON places (offer, since);
CREATE INDEX offers_until ON offers (stage, until);
CREATE INDEX offer_seats_who ON offer_seats (who);
CREATE INDEX tables_watchable ON tables (at) WHERE watchable;
CREATE INDEX ties_other ON ties (other, kind);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX reports_open ON reports (at) WHERE handled IS NULL;
CREATE INDEX audit_at ON audit (at);
CREATE INDEX audit_subject ON audit (subject);
CREATE INDEX rated_claims_who ON rated_claims (who);
CREATE INDEX ratings_bots ON ratings (subject) WHERE subject LIKE '%@%';
CREATE INDEX log_who ON log (who) WHERE kind <> 'steps';
COMMIT;
